-- Three logins in place of one: the owner of the tables, the server, and a reader. Run it as a superuser, before the first start:
--
--   psql -v owner_password=... -v app_password=... -v auditor_password=... -f create-roles.sql
--
-- Set DATABASE_URL to the login assay_app and DATABASE_DIRECT_URL to the login assay_owner, and start the server. Then let the auditor
-- read, here and after each upgrade: psql -d assay -f grant-auditor.sql
\set ON_ERROR_STOP 1
\if :{?prefix}
\else
  \set prefix assay
\endif
\set owner :prefix _owner
\set app :prefix _app
\set auditor :prefix _auditor

create role :"owner" login nosuperuser nobypassrls password :'owner_password';
create role :"app" login nosuperuser nobypassrls password :'app_password';
create role :"auditor" login nosuperuser nobypassrls password :'auditor_password';

-- What connections of the server would set themselves, were there no pooler between.
alter role :"app" set statement_timeout = '10s';
alter role :"app" set idle_in_transaction_session_timeout = '30s';
alter role :"auditor" set default_transaction_read_only = on;
alter role :"auditor" set statement_timeout = '60s';

create database :"prefix" owner :"owner";
\connect :"prefix"
revoke all on schema public from public;
grant all on schema public to :"owner";
grant usage on schema public to :"app", :"auditor";

-- This login reads and writes rows; it cannot change a table, a policy or a trigger.
alter default privileges for role :"owner" grant select, insert, update, delete on tables to :"app";
