-- Lets the login assay_auditor read the tables that row-level security guards, and no other: no key, no password, no account. It sees the
-- rows of the one workspace that it names: set assay.workspace_id = '...'. Run it as the owner of the tables.
\set ON_ERROR_STOP 1
\if :{?prefix}
\else
  \set prefix assay
\endif
\set auditor :prefix _auditor

select format('grant select on %I to %I', relname, :'auditor')
from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity \gexec
