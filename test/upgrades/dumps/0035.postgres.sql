--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: agents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.agents (
    id text NOT NULL,
    key_id text NOT NULL,
    workspace_id text NOT NULL,
    user_id text NOT NULL,
    client_id text NOT NULL,
    client_name text NOT NULL,
    resource text NOT NULL,
    scopes text NOT NULL,
    connected_at text NOT NULL,
    expires_at text NOT NULL,
    ended_at text
);


--
-- Name: api_key_secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.api_key_secrets (
    hash text NOT NULL,
    key_id text NOT NULL,
    created_at text NOT NULL,
    retires_at text
);


--
-- Name: api_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.api_keys (
    id text NOT NULL,
    workspace_id text NOT NULL,
    name text NOT NULL,
    scopes text NOT NULL,
    created_at text NOT NULL,
    expires_at text,
    revoked_at text,
    last_used_at text,
    holders text
);


--
-- Name: audit_checkpoints; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_checkpoints (
    workspace_id text NOT NULL,
    size integer NOT NULL,
    note text NOT NULL
);

ALTER TABLE ONLY public.audit_checkpoints FORCE ROW LEVEL SECURITY;


--
-- Name: audit_cosignatures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_cosignatures (
    workspace_id text NOT NULL,
    witness text NOT NULL,
    size integer NOT NULL,
    line text NOT NULL
);

ALTER TABLE ONLY public.audit_cosignatures FORCE ROW LEVEL SECURITY;


--
-- Name: audit_disclosures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_disclosures (
    run_id text NOT NULL,
    name text NOT NULL,
    workspace_id text NOT NULL,
    salt text NOT NULL,
    value text NOT NULL
);

ALTER TABLE ONLY public.audit_disclosures FORCE ROW LEVEL SECURITY;


--
-- Name: audit_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_entries (
    run_id text NOT NULL,
    seq integer NOT NULL,
    workspace_id text NOT NULL,
    hash text NOT NULL,
    record text NOT NULL
);

ALTER TABLE ONLY public.audit_entries FORCE ROW LEVEL SECURITY;


--
-- Name: audit_logs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_logs (
    workspace_id text NOT NULL,
    log_id text NOT NULL,
    origin text DEFAULT ''::text NOT NULL,
    size integer DEFAULT 0 NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    subtrees text DEFAULT ''::text NOT NULL
);

ALTER TABLE ONLY public.audit_logs FORCE ROW LEVEL SECURITY;


--
-- Name: audit_subtrees; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_subtrees (
    workspace_id text NOT NULL,
    level integer NOT NULL,
    "position" integer NOT NULL,
    hash text NOT NULL,
    run_id text DEFAULT ''::text NOT NULL
);

ALTER TABLE ONLY public.audit_subtrees FORCE ROW LEVEL SECURITY;


--
-- Name: batch_parts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.batch_parts (
    batch_id text NOT NULL,
    seq integer NOT NULL,
    workspace_id text NOT NULL,
    rows integer NOT NULL,
    confirmed integer,
    possible integer,
    input text NOT NULL,
    results text
);

ALTER TABLE ONLY public.batch_parts FORCE ROW LEVEL SECURITY;


--
-- Name: batches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.batches (
    id text NOT NULL,
    workspace_id text NOT NULL,
    key_id text NOT NULL,
    portfolio_id text,
    status text NOT NULL,
    created_at text NOT NULL,
    completed_at text,
    rows integer NOT NULL,
    refused integer NOT NULL,
    report text NOT NULL,
    pins text,
    error text,
    CONSTRAINT batches_status_check CHECK ((status = ANY (ARRAY['receiving'::text, 'queued'::text, 'running'::text, 'completed'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.batches FORCE ROW LEVEL SECURITY;


--
-- Name: case_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.case_events (
    id text NOT NULL,
    workspace_id text NOT NULL,
    case_id text NOT NULL,
    at text NOT NULL,
    kind text NOT NULL,
    actor text NOT NULL,
    actor_name text NOT NULL,
    state text,
    data text,
    digest text,
    salt text,
    audit_hash text,
    CONSTRAINT case_events_kind_check CHECK ((kind = ANY (ARRAY['updated'::text, 'comment'::text, 'proposed'::text, 'decided'::text, 'reopened'::text])))
);

ALTER TABLE ONLY public.case_events FORCE ROW LEVEL SECURITY;


--
-- Name: case_records; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.case_records (
    workspace_id text NOT NULL,
    subject_key text NOT NULL,
    record text NOT NULL,
    case_id text NOT NULL
);

ALTER TABLE ONLY public.case_records FORCE ROW LEVEL SECURITY;


--
-- Name: cases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cases (
    id text NOT NULL,
    workspace_id text NOT NULL,
    subject_key text NOT NULL,
    about text NOT NULL,
    portfolio_id text,
    ref text,
    run_id text,
    matter text,
    state text NOT NULL,
    opened_at text NOT NULL,
    changed_at text NOT NULL,
    assignee text,
    due_date text,
    proposal text,
    decision text,
    decision_hash text,
    reopened text,
    CONSTRAINT cases_about_check CHECK ((about = ANY (ARRAY['watch'::text, 'run'::text]))),
    CONSTRAINT cases_state_check CHECK ((state = ANY (ARRAY['open'::text, 'in_review'::text, 'escalated'::text, 'true_match'::text, 'false_positive'::text, 'closed'::text])))
);

ALTER TABLE ONLY public.cases FORCE ROW LEVEL SECURITY;


--
-- Name: category_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.category_changes (
    session_id text NOT NULL,
    seq integer NOT NULL,
    workspace_id text NOT NULL,
    at text NOT NULL,
    category text NOT NULL
);

ALTER TABLE ONLY public.category_changes FORCE ROW LEVEL SECURITY;


--
-- Name: citation_checks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.citation_checks (
    id text NOT NULL,
    workspace_id text NOT NULL,
    sent_by text NOT NULL,
    session_id text,
    verbatim text NOT NULL,
    source_url text NOT NULL,
    result text NOT NULL
);

ALTER TABLE ONLY public.citation_checks FORCE ROW LEVEL SECURITY;


--
-- Name: credentials; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.credentials (
    id text NOT NULL,
    user_id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    password text,
    created_at text NOT NULL,
    updated_at text NOT NULL
);


--
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    session_id text NOT NULL,
    id text NOT NULL,
    workspace_id text NOT NULL,
    rev integer NOT NULL,
    axis text NOT NULL,
    kind text NOT NULL,
    value text NOT NULL,
    received_at text NOT NULL,
    age_days integer,
    head text NOT NULL,
    verify text,
    flags text NOT NULL,
    reads text,
    sent_by text,
    proof text
);

ALTER TABLE ONLY public.entries FORCE ROW LEVEL SECURITY;


--
-- Name: idempotency_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency_keys (
    workspace_id text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    answer text NOT NULL,
    at text NOT NULL
);

ALTER TABLE ONLY public.idempotency_keys FORCE ROW LEVEL SECURITY;


--
-- Name: job_queue; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.job_queue (
    kind text NOT NULL,
    job_id text NOT NULL,
    workspace_id text NOT NULL,
    queued_at text NOT NULL,
    leased_until text,
    attempts integer NOT NULL,
    due_at text,
    faults integer DEFAULT 0 NOT NULL,
    fault text,
    dead_at text
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.links (
    hash text NOT NULL,
    id text NOT NULL,
    purpose text NOT NULL,
    email text,
    workspace_id text,
    role text,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    used_at text,
    invited_by text,
    CONSTRAINT links_purpose_check CHECK ((purpose = ANY (ARRAY['operator'::text, 'invitation'::text, 'recovery'::text]))),
    CONSTRAINT links_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'reviewer'::text, 'member'::text, 'auditor'::text])))
);


--
-- Name: log_disclosures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.log_disclosures (
    workspace_id text NOT NULL,
    chain text NOT NULL,
    seq integer NOT NULL,
    name text NOT NULL,
    salt text NOT NULL,
    value text NOT NULL
);

ALTER TABLE ONLY public.log_disclosures FORCE ROW LEVEL SECURITY;


--
-- Name: log_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.log_entries (
    workspace_id text NOT NULL,
    chain text NOT NULL,
    seq integer NOT NULL,
    hash text NOT NULL,
    record text NOT NULL
);

ALTER TABLE ONLY public.log_entries FORCE ROW LEVEL SECURITY;


--
-- Name: mail_digests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_digests (
    id text NOT NULL,
    workspace_id text NOT NULL,
    created_at text NOT NULL,
    alerts integer NOT NULL,
    status text NOT NULL,
    attempts integer NOT NULL,
    due_at text NOT NULL,
    ended_at text,
    taken text,
    CONSTRAINT mail_digests_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'dropped'::text])))
);

ALTER TABLE ONLY public.mail_digests FORCE ROW LEVEL SECURITY;


--
-- Name: mail_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_settings (
    workspace_id text NOT NULL,
    recipients text NOT NULL,
    every text NOT NULL,
    after_alert text NOT NULL,
    CONSTRAINT mail_settings_every_check CHECK ((every = ANY (ARRAY['hour'::text, 'day'::text])))
);

ALTER TABLE ONLY public.mail_settings FORCE ROW LEVEL SECURITY;


--
-- Name: memberships; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.memberships (
    workspace_id text NOT NULL,
    user_id text NOT NULL,
    role text NOT NULL,
    joined_at text NOT NULL,
    CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'reviewer'::text, 'member'::text, 'auditor'::text])))
);


--
-- Name: oauth_records; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.oauth_records (
    kind text NOT NULL,
    hash text NOT NULL,
    grant_id text,
    payload text NOT NULL,
    created_at text NOT NULL,
    consumed_at text,
    expires_at text
);


--
-- Name: operators; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operators (
    user_id text NOT NULL,
    since text NOT NULL
);


--
-- Name: portfolio_subjects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.portfolio_subjects (
    portfolio_id text NOT NULL,
    ref text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL,
    subject text NOT NULL,
    revision integer DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.portfolio_subjects FORCE ROW LEVEL SECURITY;


--
-- Name: portfolios; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.portfolios (
    id text NOT NULL,
    workspace_id text NOT NULL,
    name text NOT NULL,
    subjects integer NOT NULL,
    created_at text NOT NULL,
    changed_at text NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    watched_since text,
    passed_at text,
    watch_state text
);

ALTER TABLE ONLY public.portfolios FORCE ROW LEVEL SECURITY;


--
-- Name: quotas; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.quotas (
    workspace_id text NOT NULL,
    month text NOT NULL,
    used integer NOT NULL
);

ALTER TABLE ONLY public.quotas FORCE ROW LEVEL SECURITY;


--
-- Name: runs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.runs (
    id text NOT NULL,
    workspace_id text NOT NULL,
    key_id text NOT NULL,
    status text NOT NULL,
    subject text NOT NULL,
    created_at text NOT NULL,
    completed_at text,
    scorecard text,
    failure text,
    audit_hash text,
    erasure text,
    CONSTRAINT runs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'completed'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.runs FORCE ROW LEVEL SECURITY;


--
-- Name: saved_views; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.saved_views (
    id text NOT NULL,
    workspace_id text NOT NULL,
    user_id text NOT NULL,
    by_name text NOT NULL,
    page text NOT NULL,
    name text NOT NULL,
    shared integer NOT NULL,
    parts text NOT NULL,
    changed_at text NOT NULL
);

ALTER TABLE ONLY public.saved_views FORCE ROW LEVEL SECURITY;


--
-- Name: scorecards; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.scorecards (
    session_id text NOT NULL,
    seq integer NOT NULL,
    workspace_id text NOT NULL,
    rev integer NOT NULL,
    category text NOT NULL,
    scored_at text NOT NULL,
    total integer NOT NULL,
    verdict text NOT NULL,
    assessment text NOT NULL,
    audit_hash text
);

ALTER TABLE ONLY public.scorecards FORCE ROW LEVEL SECURITY;


--
-- Name: search_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_texts (
    workspace_id text NOT NULL,
    about text NOT NULL,
    id text NOT NULL,
    text text NOT NULL,
    CONSTRAINT search_texts_about_check CHECK ((about = ANY (ARRAY['session'::text, 'run'::text])))
);

ALTER TABLE ONLY public.search_texts FORCE ROW LEVEL SECURITY;


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id text NOT NULL,
    workspace_id text NOT NULL,
    key_id text NOT NULL,
    pitch text NOT NULL,
    opened_at text NOT NULL,
    category text NOT NULL,
    rev integer NOT NULL,
    progress text NOT NULL,
    current text,
    erasure text
);

ALTER TABLE ONLY public.sessions FORCE ROW LEVEL SECURITY;


--
-- Name: sign_ins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sign_ins (
    id text NOT NULL,
    token text NOT NULL,
    user_id text NOT NULL,
    expires_at text NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    ip_address text,
    user_agent text
);


--
-- Name: snapshot_tiles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.snapshot_tiles (
    seq integer NOT NULL,
    tile integer NOT NULL,
    last_id text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL
);


--
-- Name: source_record_extracts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.source_record_extracts (
    row_id bigint NOT NULL,
    extracts text NOT NULL
);


--
-- Name: source_record_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.source_record_keys (
    key text NOT NULL COLLATE pg_catalog."C",
    row_id bigint NOT NULL
);


--
-- Name: source_records; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.source_records (
    row_id bigint NOT NULL,
    source_id text NOT NULL,
    record_id text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL,
    url text NOT NULL,
    locator text NOT NULL,
    parts text NOT NULL,
    until_seq integer
);


--
-- Name: source_snapshots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.source_snapshots (
    seq integer NOT NULL,
    id text NOT NULL,
    source_id text NOT NULL,
    document text NOT NULL,
    state text DEFAULT 'pinned'::text NOT NULL,
    CONSTRAINT source_snapshots_state_check CHECK ((state = ANY (ARRAY['free'::text, 'pinned'::text, 'leaving'::text])))
);


--
-- Name: sources; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sources (
    source_id text NOT NULL,
    current_seq integer,
    pending_seq integer,
    checked_at text,
    failed_at text,
    failure text,
    failures integer DEFAULT 0 NOT NULL
);


--
-- Name: telemetry_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.telemetry_events (
    id text NOT NULL,
    workspace_id text NOT NULL,
    key_id text NOT NULL,
    session_id text NOT NULL,
    event_kind text NOT NULL,
    payload text NOT NULL,
    verdict text,
    total_score integer,
    at text NOT NULL
);

ALTER TABLE ONLY public.telemetry_events FORCE ROW LEVEL SECURITY;


--
-- Name: used_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.used_messages (
    identity text NOT NULL,
    workspace_id text NOT NULL,
    session_id text NOT NULL,
    at text NOT NULL
);

ALTER TABLE ONLY public.used_messages FORCE ROW LEVEL SECURITY;


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified integer NOT NULL,
    image text,
    created_at text NOT NULL,
    updated_at text NOT NULL
);


--
-- Name: watch_alerts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.watch_alerts (
    id text NOT NULL,
    workspace_id text NOT NULL,
    portfolio_id text NOT NULL,
    pass_id text NOT NULL,
    ref text NOT NULL COLLATE pg_catalog."C",
    digest text NOT NULL,
    salt text NOT NULL,
    alert text,
    mailed_in text
);

ALTER TABLE ONLY public.watch_alerts FORCE ROW LEVEL SECURITY;


--
-- Name: watch_buckets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.watch_buckets (
    portfolio_id text NOT NULL,
    bucket integer NOT NULL,
    workspace_id text NOT NULL,
    sha256 text NOT NULL
);

ALTER TABLE ONLY public.watch_buckets FORCE ROW LEVEL SECURITY;


--
-- Name: watch_matches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.watch_matches (
    portfolio_id text NOT NULL,
    ref text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL,
    matches text NOT NULL,
    bucket integer DEFAULT '-1'::integer NOT NULL,
    salt text DEFAULT ''::text NOT NULL,
    digest text DEFAULT ''::text NOT NULL
);

ALTER TABLE ONLY public.watch_matches FORCE ROW LEVEL SECURITY;


--
-- Name: watch_passes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.watch_passes (
    id text NOT NULL,
    workspace_id text NOT NULL,
    portfolio_id text NOT NULL,
    status text NOT NULL,
    created_at text NOT NULL,
    completed_at text,
    plan text,
    screened integer NOT NULL,
    alerts integer NOT NULL,
    audit_hash text,
    error text,
    CONSTRAINT watch_passes_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'completed'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.watch_passes FORCE ROW LEVEL SECURITY;


--
-- Name: watch_records; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.watch_records (
    portfolio_id text NOT NULL,
    record text NOT NULL,
    ref text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL,
    bucket integer DEFAULT '-1'::integer NOT NULL
);

ALTER TABLE ONLY public.watch_records FORCE ROW LEVEL SECURITY;


--
-- Name: webhook_deliveries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_deliveries (
    webhook_id text NOT NULL,
    id text NOT NULL,
    workspace_id text NOT NULL,
    type text NOT NULL,
    created_at text NOT NULL,
    status text NOT NULL,
    attempts integer NOT NULL,
    next_at text,
    last_at text,
    last_status integer,
    last_error text,
    body text NOT NULL,
    CONSTRAINT webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.webhook_deliveries FORCE ROW LEVEL SECURITY;


--
-- Name: webhook_queue; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_queue (
    webhook_id text NOT NULL,
    delivery_id text NOT NULL,
    workspace_id text NOT NULL,
    due_at text NOT NULL,
    leased_until text,
    attempts integer NOT NULL,
    faults integer DEFAULT 0 NOT NULL,
    fault text,
    dead_at text
);


--
-- Name: webhooks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhooks (
    id text NOT NULL,
    workspace_id text NOT NULL,
    url text NOT NULL,
    events text,
    label text NOT NULL,
    created_at text NOT NULL,
    disabled_at text,
    secret text NOT NULL,
    old_secret text,
    old_secret_until text
);

ALTER TABLE ONLY public.webhooks FORCE ROW LEVEL SECURITY;


--
-- Name: workspaces; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.workspaces (
    id text NOT NULL,
    name text NOT NULL,
    tier text NOT NULL,
    created_at text NOT NULL,
    retention_days integer,
    session_retention_days integer,
    four_eyes integer DEFAULT 0 NOT NULL,
    CONSTRAINT workspaces_tier_check CHECK ((tier = ANY (ARRAY['free'::text, 'pro'::text])))
);


--
-- Data for Name: agents; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: api_key_secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_key_secrets VALUES ('0b093286aa7f95a9a8a06e7ccb445e9ab6f3f3d9eb5e61ef2e84f2dfae0de68f', '01M8JC8MP3QM07B4SMTGHRS0FD', '2026-11-29T00:46:15.748Z', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES ('01M8JC8MP3QM07B4SMTGHRS0FD', '01M8JC8M6ZW1F81JVA1M3EK3A8', 'k', 'run,read,decide', '2026-11-29T00:46:15.748Z', NULL, NULL, '2026-11-29T00:46:18.106Z', NULL);


--
-- Data for Name: audit_checkpoints; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_checkpoints VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 0, '127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f
0
47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=

— 127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f n5yzOQjrZKuAcFkgXdlutdy5J8nBMRiYCvUuxfHoKOwZE8kiAo8ZDpEYN96hlRiNJ6gg/Ws7JUr0hY5GrcGK9kLXcgA=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 1, '127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f
1
xridpCYSftJkHQsTWK9lNBUM4/GfNstLPLJYpgAGBD0=

— 127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f n5yzOd47cZDeUBlID6980cQMCCEUv4t3HrLBwekDkrNeU2LkTsHuX3AicKdloQUbj+Qmkd8NZpnD8V3Vo3ckticuSw8=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 3, '127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f
3
5YcV1h7H2yb5+XTTdYY2J+Hz33XZ9G4Sl8OIzReqSL0=

— 127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f n5yzOQLG4NAN7kDCgrIAec1gU36vw4vdcAzS4oKGbg0pNOICghKNyP91/De2fJb0thiVtxbGm0ehrMYs5xvWp2r+GAA=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 4, '127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f
4
EUrs2j6mDk7LlDXtDVT5XVJzQpyTjwjrz+5nS4T9Vks=

— 127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f n5yzOZQBodHeyZOkkUQ3gfltAWOIjfCwM4B62PlwGtc0g98vEPSfXQ6/EZMCXl3slFtQsUGg0OTAkMheMOPmhDrU/Q0=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 6, '127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f
6
CKVV5PdTOwk9grTSdq3IaNA5RXkz08oh4elgNiMxbdk=

— 127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f n5yzOYyK01EElxKP9A1G5mP62JZOLpf0ir/jN6vwMc13kRI7iKtkbTiLzp1kPFG1t+5ueQychegtLrA+IpqarZNhtw4=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 7, '127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f
7
5buBGdDnNW5fkGYGgTHUG8m3HpdheJP0NyvilZBo96I=

— 127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f n5yzOf7/VxbzjOFF9M4Xwh1lUXru/JIlPSeN9CuO2a/7w3qXsbOzWXMBCBNWziaAZN6RUqv4e1PtIJzEys8lY/3HIQE=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 8, '127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f
8
s72zcXL2HjFvxCpk7dPwQBlInusu6OgiqoUc3tzDN6w=

— 127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f n5yzORpy+5eAKgZ2hrg3pwiEH++9aYvZHruD2XQWaL+ZP5/4gsdEZq1Iuxukqq12gvIhsMNV/gA21hRFq05NYoJMvwQ=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 9, '127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f
9
qbh0tyBzQxx0b/bwRPbw/810/KjK/FX9YO+JjwHCuKM=

— 127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f n5yzOX111I7K86JQWvl50BIwLkm9TIwP+dwkmFPqntQaVnuHMKMiYlOHt9B9LIkdf2pCILddm9PNbTgVfCdUMu6gywM=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 10, '127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f
10
nGbFh8l7zd65B9wo2qcnfwmc37YQ0nuqIR09rqgI94c=

— 127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f n5yzOVYhwYP9sxeVoPJC40mFsbMgUXa+6UFe6GnkJEFT9gaQGV6EJPjONM8uAXngS0nIHwyHeB4vQQoYYQhtoCGxoQY=
');


--
-- Data for Name: audit_cosignatures; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: audit_disclosures; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_disclosures VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 'subject.name', '01M8JC8M6ZW1F81JVA1M3EK3A8', 'fmRoNyXhImoKuyQLe7HCpCLEqHwjob-lzF_NS-TLfck', '"Abdul Ghani Baradar"');
INSERT INTO public.audit_disclosures VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 'scorecard', '01M8JC8M6ZW1F81JVA1M3EK3A8', 'FuJpvho8WLkSnY28KgHahMpREZNTGpWfr-v6O_22nLQ', '');
INSERT INTO public.audit_disclosures VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 'subject.name', '01M8JC8M6ZW1F81JVA1M3EK3A8', 'dCvfwwsCesiVFyoaGYv07hmuEgFjYq8JJZ6OZcxL6K0', '"Zyx Lumber Works"');
INSERT INTO public.audit_disclosures VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 'scorecard', '01M8JC8M6ZW1F81JVA1M3EK3A8', 'nAc8y1lzSZLWVxGj75IWJr79DTdQn-DwvucfXSeWDAs', '');


--
-- Data for Name: audit_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 0, '01M8JC8M6ZW1F81JVA1M3EK3A8', '7e896b7e926f9179b326d3e0435f80357799eb54eebb44566750a6da4fd35583', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.204Z","data":{"matcher":"8","resources":"23d25cc477726de6","scorers":{"litigation":"2","officers":"7","risk":"7","sanctions":"5","upside":"3"}},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":0,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"run.opened","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 1, '01M8JC8M6ZW1F81JVA1M3EK3A8', '1300a31fe49b8a027a2f4b13faf898eb33047b13eee945c8758659cd16c38bd5', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.204Z","data":{"_sd":["1scbaVJ5ardHnPZ5z7HFq9YTDTsz0uOpjKNypKga9J0"]},"prev":"7e896b7e926f9179b326d3e0435f80357799eb54eebb44566750a6da4fd35583","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":1,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"input","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 2, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'dd16c69d510775a7f79768621299b2e79bfb7707c83ac98f77e497617f0aa1e0', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"courtlistener","status":"never_synced"},"prev":"1300a31fe49b8a027a2f4b13faf898eb33047b13eee945c8758659cd16c38bd5","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":2,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 3, '01M8JC8M6ZW1F81JVA1M3EK3A8', '65a56f5a9a69ebd9aca7b092298ae5bf7c096e78cf82716b56ad23cc97964c43', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"eu-fsf","status":"never_synced"},"prev":"dd16c69d510775a7f79768621299b2e79bfb7707c83ac98f77e497617f0aa1e0","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":3,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 4, '01M8JC8M6ZW1F81JVA1M3EK3A8', '86c4979cb96da9708bef5bc88bf186dd394f982e92c960b6c7d9abcd2fb98ff7', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"gb-ch-basic","status":"never_synced"},"prev":"65a56f5a9a69ebd9aca7b092298ae5bf7c096e78cf82716b56ad23cc97964c43","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":4,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 5, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'eb6a5947d41fbd69afb83ea8d2e0b5e07fc558c0c06a16e18172fa0fcfdbd6fb', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"gb-ch-psc","status":"never_synced"},"prev":"86c4979cb96da9708bef5bc88bf186dd394f982e92c960b6c7d9abcd2fb98ff7","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":5,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 6, '01M8JC8M6ZW1F81JVA1M3EK3A8', '8e95ff648567f38f565e9efea86f77f259584b23a5a9fd2b5b21f77a8794cc9f', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"gleif-lei","status":"never_synced"},"prev":"eb6a5947d41fbd69afb83ea8d2e0b5e07fc558c0c06a16e18172fa0fcfdbd6fb","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":6,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 7, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'c5d5295a234a715aef5b9b82e797f33426fc9734af1f3e8f33b51701c939d644', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"gleif-rr","status":"never_synced"},"prev":"8e95ff648567f38f565e9efea86f77f259584b23a5a9fd2b5b21f77a8794cc9f","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":7,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 8, '01M8JC8M6ZW1F81JVA1M3EK3A8', '7990595d6311b1c36dd933210fbe2b9398c091cb62e77f4ec3423297c331665b', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"uk-fcdo","status":"never_synced"},"prev":"c5d5295a234a715aef5b9b82e797f33426fc9734af1f3e8f33b51701c939d644","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":8,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 9, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'f3db22e51f89a6b667b9cf32021340980ce07ca4d5fcc278a18003e73e8e28f6', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"bytes":4959,"contentSha256":"67a73358c377f222fbd41f214b36ea84114f22686c62f5ecd256823821aca176","fetchedAt":"2026-11-29T00:46:14.479Z","id":"un-sc","parserVersion":"3","records":7,"recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","recordsRoot":"bd6f016fc7fb909b8ad100907c4545dd33d3381369b4916e9371989d41f44a38","sample":false,"snapshot":"un-sc@67a73358c377","snapshotDate":"2026-11-01","status":"stale","url":null},"prev":"7990595d6311b1c36dd933210fbe2b9398c091cb62e77f4ec3423297c331665b","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":9,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 10, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'f71c7f4fb087fa99f55ce373eaec19a160ad31d256ee99ed2fc4f820b635e9a0', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"us-csl","status":"never_synced"},"prev":"f3db22e51f89a6b667b9cf32021340980ce07ca4d5fcc278a18003e73e8e28f6","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":10,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 11, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'dd860f675a96553173755e180a35e55249ff0a559800b8554651ae6446ebf8ee', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"us-ofac-cons","status":"never_synced"},"prev":"f71c7f4fb087fa99f55ce373eaec19a160ad31d256ee99ed2fc4f820b635e9a0","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":11,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 12, '01M8JC8M6ZW1F81JVA1M3EK3A8', '3337fdf6b32e0d04522fad6ac16ced107bdc529084d9f5c32eba8608e5b8ebdc', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"us-ofac-sdn","status":"never_synced"},"prev":"dd860f675a96553173755e180a35e55249ff0a559800b8554651ae6446ebf8ee","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":12,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 13, '01M8JC8M6ZW1F81JVA1M3EK3A8', '918b844db1362baf27f53cac2caf887cffd54cd8f2cbfe716654427e7d17ddd2', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"us-sbir","status":"never_synced"},"prev":"3337fdf6b32e0d04522fad6ac16ced107bdc529084d9f5c32eba8608e5b8ebdc","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":13,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 14, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'd6490573f5761a14f712f61ffdee8e0fc539ce862e88a2d7e50249b96c7377b6', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"us-sec-formd","status":"never_synced"},"prev":"918b844db1362baf27f53cac2caf887cffd54cd8f2cbfe716654427e7d17ddd2","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":14,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 15, '01M8JC8M6ZW1F81JVA1M3EK3A8', '4b3a9aa10464ab9c19d4391e957ad7d0d3d55e67a80ad67b84a3ebd4d00981b6', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"us-sec-litigation","status":"never_synced"},"prev":"d6490573f5761a14f712f61ffdee8e0fc539ce862e88a2d7e50249b96c7377b6","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":15,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 16, '01M8JC8M6ZW1F81JVA1M3EK3A8', '5a4f1bb2244ac13840222908e73e84d7dad4b51088cb392962dbbd72d46d32b9', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"id":"us-sec-tickers","status":"never_synced"},"prev":"4b3a9aa10464ab9c19d4391e957ad7d0d3d55e67a80ad67b84a3ebd4d00981b6","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":16,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 17, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'c741f36d09483bafabb16012b00bd27ba8f7d7faf7e126cb3cce4c8905c5089e', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"findings":[],"name":"litigation","version":"2"},"prev":"5a4f1bb2244ac13840222908e73e84d7dad4b51088cb392962dbbd72d46d32b9","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":17,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 18, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'f75bdc0a79f7ea16981f2d0b6700fac25c75a13f3441c9615cf237c09d74c53b', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"findings":[],"name":"officers","version":"7"},"prev":"c741f36d09483bafabb16012b00bd27ba8f7d7faf7e126cb3cce4c8905c5089e","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":18,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 19, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'fda2cdd6eb76143e72ec9529f073bcb69387139bd1956123c6246d9a27e673e3', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"findings":[],"name":"risk","version":"7"},"prev":"f75bdc0a79f7ea16981f2d0b6700fac25c75a13f3441c9615cf237c09d74c53b","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":19,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 20, '01M8JC8M6ZW1F81JVA1M3EK3A8', '527a87cd97675fde052dc4c951055507593d24db205a2d67e8a9935438c53424', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"findings":[{"citations":[{"id":"TAi.024","recordHash":"786895504b8875ed3d7850d964e82a8a47d9dc7d7b0f80ae870256fce79b4ae3","snapshot":"un-sc@67a73358c377","source":"un-sc"}],"id":"sanctions:sanctions-alert:un-sc:TAi.024","kind":"sanctions-alert","points":30,"severity":"medium"}],"name":"sanctions","version":"5"},"prev":"fda2cdd6eb76143e72ec9529f073bcb69387139bd1956123c6246d9a27e673e3","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":20,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 21, '01M8JC8M6ZW1F81JVA1M3EK3A8', '3f6c4e65a79ed6e1d69d7e426d4e4bcb3b9490c2c77093db71243ddc88d89b00', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"findings":[],"name":"upside","version":"3"},"prev":"527a87cd97675fde052dc4c951055507593d24db205a2d67e8a9935438c53424","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":21,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R263J053NR9SQTQ2AVD', 22, '01M8JC8M6ZW1F81JVA1M3EK3A8', '2ed9d71316ad7c28b07270d8d89fb08fd7b6a1e39532e813e08b5c6e214c1ba7', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.254Z","data":{"_sd":["VSddD0SOnklsUrlp9EKT0E9GuGfkh9R1pSKFUZqFSJc"],"confidence":"low","matcher":"8","resources":"23d25cc477726de6","risk":30,"upside":0,"verdict":"enhanced_diligence"},"prev":"3f6c4e65a79ed6e1d69d7e426d4e4bcb3b9490c2c77093db71243ddc88d89b00","run":"01M8JC8R263J053NR9SQTQ2AVD","seq":22,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"scorecard.sealed","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 0, '01M8JC8M6ZW1F81JVA1M3EK3A8', '524ee8dab995fa9e25a56e321a2f4c0272c86293d59845bd8e2c4ead6f8aa0d3', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.293Z","data":{"matcher":"8","resources":"23d25cc477726de6","scorers":{"litigation":"2","officers":"7","risk":"7","sanctions":"5","upside":"3"}},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":0,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"run.opened","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 1, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'b400a9ad72f3dbb8844f816b30d59d92bbcab0536b7407680bfa69c56aedba06', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.293Z","data":{"_sd":["YYCk8SrjP6fbFjXIdInPfTAeiZRpzRq001_iNNJpaAQ"]},"prev":"524ee8dab995fa9e25a56e321a2f4c0272c86293d59845bd8e2c4ead6f8aa0d3","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":1,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"input","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 2, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'bb578cffbae24186e0470de0b97e4b06e585b8cda789dbcca54194b644410623', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"courtlistener","status":"never_synced"},"prev":"b400a9ad72f3dbb8844f816b30d59d92bbcab0536b7407680bfa69c56aedba06","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":2,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 3, '01M8JC8M6ZW1F81JVA1M3EK3A8', '1aefc54a790068b2178dc7f2659f31cd682dbca75bfea7b7ed1f0d22aaa6775c', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"eu-fsf","status":"never_synced"},"prev":"bb578cffbae24186e0470de0b97e4b06e585b8cda789dbcca54194b644410623","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":3,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 4, '01M8JC8M6ZW1F81JVA1M3EK3A8', '85d97ea21ffa8c1c204defb94c7f8a5c80e5066dbad611d9e0fc489e9773d69e', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"gb-ch-basic","status":"never_synced"},"prev":"1aefc54a790068b2178dc7f2659f31cd682dbca75bfea7b7ed1f0d22aaa6775c","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":4,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 5, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'cda6ceadf625f97fb67934f4d2bd686bae29cbec6a0b1d97e45834d134a1efb6', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"gb-ch-psc","status":"never_synced"},"prev":"85d97ea21ffa8c1c204defb94c7f8a5c80e5066dbad611d9e0fc489e9773d69e","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":5,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 6, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'fb6119530a54efecb58ee312c00357d9b074023fa430d841ce60ff81fc0b881a', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"gleif-lei","status":"never_synced"},"prev":"cda6ceadf625f97fb67934f4d2bd686bae29cbec6a0b1d97e45834d134a1efb6","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":6,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 7, '01M8JC8M6ZW1F81JVA1M3EK3A8', '34b176117a0e70729b757da59159b3854057c377889b6470b5ecc68689def70d', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"gleif-rr","status":"never_synced"},"prev":"fb6119530a54efecb58ee312c00357d9b074023fa430d841ce60ff81fc0b881a","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":7,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 8, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'e918d25777d6f573f432bbe944b42a7cfc520ba3a5eed6db04754401a15427fb', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"uk-fcdo","status":"never_synced"},"prev":"34b176117a0e70729b757da59159b3854057c377889b6470b5ecc68689def70d","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":8,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 9, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'd8945c3ef7d6a4a079977d6d9759db065e155e5eaeb446988d43809071018bf9', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"bytes":4959,"contentSha256":"67a73358c377f222fbd41f214b36ea84114f22686c62f5ecd256823821aca176","fetchedAt":"2026-11-29T00:46:14.479Z","id":"un-sc","parserVersion":"3","records":7,"recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","recordsRoot":"bd6f016fc7fb909b8ad100907c4545dd33d3381369b4916e9371989d41f44a38","sample":false,"snapshot":"un-sc@67a73358c377","snapshotDate":"2026-11-01","status":"stale","url":null},"prev":"e918d25777d6f573f432bbe944b42a7cfc520ba3a5eed6db04754401a15427fb","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":9,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 10, '01M8JC8M6ZW1F81JVA1M3EK3A8', '1fea9393dda06f736c14d5e72d7f40fc1a9ddb0024fc5947d7af3e9b70ffed0f', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"us-csl","status":"never_synced"},"prev":"d8945c3ef7d6a4a079977d6d9759db065e155e5eaeb446988d43809071018bf9","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":10,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 11, '01M8JC8M6ZW1F81JVA1M3EK3A8', '7f266415bf67fa8dbb05f330ce2c67733a1ddcbe67dd63a83c4dba8d707d71b7', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"us-ofac-cons","status":"never_synced"},"prev":"1fea9393dda06f736c14d5e72d7f40fc1a9ddb0024fc5947d7af3e9b70ffed0f","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":11,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 12, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'c5d916e633e6ab291c206cff67360c20bb50f65d30d14c709a280b95ee0df327', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"us-ofac-sdn","status":"never_synced"},"prev":"7f266415bf67fa8dbb05f330ce2c67733a1ddcbe67dd63a83c4dba8d707d71b7","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":12,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 13, '01M8JC8M6ZW1F81JVA1M3EK3A8', '12c34f71a19b4d803ba027b6d0394fd3ab263afe06b1d705ae253f601bd288a9', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"us-sbir","status":"never_synced"},"prev":"c5d916e633e6ab291c206cff67360c20bb50f65d30d14c709a280b95ee0df327","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":13,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 14, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'fb61ef9d30207b2080147d908b49354be6ee3a7627256bfceb8e9e24265eeeb5', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"us-sec-formd","status":"never_synced"},"prev":"12c34f71a19b4d803ba027b6d0394fd3ab263afe06b1d705ae253f601bd288a9","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":14,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 15, '01M8JC8M6ZW1F81JVA1M3EK3A8', '4e4f160f28dafc90139b82e247023292a3ae0184ce651b15135f6206da53b4c0', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"us-sec-litigation","status":"never_synced"},"prev":"fb61ef9d30207b2080147d908b49354be6ee3a7627256bfceb8e9e24265eeeb5","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":15,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 16, '01M8JC8M6ZW1F81JVA1M3EK3A8', '73363afa35c1f3c316a456affaf52eac1dc56f0e302c29836e22f7869cf0cff4', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"id":"us-sec-tickers","status":"never_synced"},"prev":"4e4f160f28dafc90139b82e247023292a3ae0184ce651b15135f6206da53b4c0","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":16,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 17, '01M8JC8M6ZW1F81JVA1M3EK3A8', '81141cdb3f5a49eb3fd0931fbcea870615dff20f71f7af804d00418218d553f6', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"findings":[],"name":"litigation","version":"2"},"prev":"73363afa35c1f3c316a456affaf52eac1dc56f0e302c29836e22f7869cf0cff4","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":17,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 18, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'd5325d7419cfde41ae22d73ae7f7758a3e0a9a818badb5faece6854ef043534b', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"findings":[],"name":"officers","version":"7"},"prev":"81141cdb3f5a49eb3fd0931fbcea870615dff20f71f7af804d00418218d553f6","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":18,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 19, '01M8JC8M6ZW1F81JVA1M3EK3A8', '2ca0bf1e0dd8ab73637bad7c8dac2344f5693ff178f6d0ee33b54fcf88aa4d8d', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"findings":[],"name":"risk","version":"7"},"prev":"d5325d7419cfde41ae22d73ae7f7758a3e0a9a818badb5faece6854ef043534b","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":19,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 20, '01M8JC8M6ZW1F81JVA1M3EK3A8', '3d2cb6bbe54dc22cb3e26aafce563ed6d26c820471e38c4c5669e4f518b167bd', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"findings":[],"name":"sanctions","version":"5"},"prev":"2ca0bf1e0dd8ab73637bad7c8dac2344f5693ff178f6d0ee33b54fcf88aa4d8d","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":20,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 21, '01M8JC8M6ZW1F81JVA1M3EK3A8', '4efbfcc1e652084e6c3c976ab58d7e53914108718efb3084ca67a5866ab99a4e', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"findings":[],"name":"upside","version":"3"},"prev":"3d2cb6bbe54dc22cb3e26aafce563ed6d26c820471e38c4c5669e4f518b167bd","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":21,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', 22, '01M8JC8M6ZW1F81JVA1M3EK3A8', '221e232a999a01170c614327345dbe7452dbc0c8a0e2c00de38a42db0b4af7ac', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.314Z","data":{"_sd":["3zdJtfTspHzIqfSp7rTf-smG9p40K0TJmqIPWBGh27I"],"confidence":"low","matcher":"8","resources":"23d25cc477726de6","risk":0,"upside":0,"verdict":"insufficient_data"},"prev":"4efbfcc1e652084e6c3c976ab58d7e53914108718efb3084ca67a5866ab99a4e","run":"01M8JC8R4XG7YYXY72WK11MK6X","seq":22,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"scorecard.sealed","v":1}');


--
-- Data for Name: audit_logs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_logs VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '328a8b880089c7226d869cacc76cc48f', '127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f', 10, '127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f
10
nGbFh8l7zd65B9wo2qcnfwmc37YQ0nuqIR09rqgI94c=

— 127.0.0.1:46111/t/328a8b880089c7226d869cacc76cc48f n5yzOVYhwYP9sxeVoPJC40mFsbMgUXa+6UFe6GnkJEFT9gaQGV6EJPjONM8uAXngS0nIHwyHeB4vQQoYYQhtoCGxoQY=
', 'b3bdb37172f61e316fc42a64edd3f04019489eeb2ee8e822aa851cdedcc337ac b62a06121298951cbd7494386ce17adda1ca26b2f56279cafd33ff20006e7961');


--
-- Data for Name: audit_subtrees; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 0, 0, 'c6b89da426127ed2641d0b1358af6534150ce3f19f36cb4b3cb258a60006043d', '01M8JC8Q040XD00K6G5JXZ91B5');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 0, 1, '7e896b7e926f9179b326d3e0435f80357799eb54eebb44566750a6da4fd35583', '01M8JC8R263J053NR9SQTQ2AVD');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 1, 0, '4313b9d1ec2987ef772182d4a5e67043bed159d8678313c25b8906b812db04bf', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 0, 2, '1300a31fe49b8a027a2f4b13faf898eb33047b13eee945c8758659cd16c38bd5', '01M8JC8R263J053NR9SQTQ2AVD');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 0, 3, '2ed9d71316ad7c28b07270d8d89fb08fd7b6a1e39532e813e08b5c6e214c1ba7', '01M8JC8R263J053NR9SQTQ2AVD');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 1, 1, '1c0c51488960d9e41f78b1f750dabd57694e85a82a0e790fbae780919bd51a7e', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 2, 0, '114aecda3ea60e4ecb9435ed0d54f95d5273429c938f08ebcfee674b84fd564b', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 0, 4, '524ee8dab995fa9e25a56e321a2f4c0272c86293d59845bd8e2c4ead6f8aa0d3', '01M8JC8R4XG7YYXY72WK11MK6X');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 0, 5, 'b400a9ad72f3dbb8844f816b30d59d92bbcab0536b7407680bfa69c56aedba06', '01M8JC8R4XG7YYXY72WK11MK6X');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 1, 2, '991bfe4d05014adf3de0c92459459bcecbeb7f548f168ad31c7c322e7ddbb8fd', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 0, 6, '221e232a999a01170c614327345dbe7452dbc0c8a0e2c00de38a42db0b4af7ac', '01M8JC8R4XG7YYXY72WK11MK6X');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 0, 7, '1b74715f012aee2dc7148ea0c4e7774663b36aef3718fc4782721e7692eb200d', '01M8JC8R64WVVCATQZHCED1VZ1.matches');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 1, 3, 'd4126afdf8cf761f7d5a094b3584c0cb13716e70bc5b703bcec92d2119bef2b1', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 2, 1, '62c0e121329c3b161ad7051700d3e51374dc17374a37547778ccb8c501f9a78c', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 3, 0, 'b3bdb37172f61e316fc42a64edd3f04019489eeb2ee8e822aa851cdedcc337ac', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 0, 8, '70286484d54ded3f0210f3e04cafe6096850b4699ef39a0846f6b65da11d616f', '01M8JC8R64WVVCATQZHCED1VZ1');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 0, 9, '0226e1ca1b8f5336e4560cd8d74e796ee99058341bbcaae0bbba7661e2604b5e', '01M8JC8R8G6TQVV7BR846GNNYV');
INSERT INTO public.audit_subtrees VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 1, 4, 'b62a06121298951cbd7494386ce17adda1ca26b2f56279cafd33ff20006e7961', '');


--
-- Data for Name: batch_parts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: batches; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: case_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.case_events VALUES ('01M8JC8RESRJNEWT379JA9DRWR', '01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8R8G6TQVV7BR846GNNYV', '2026-11-29T00:46:19.606Z', 'comment', '01M8JC8MP3QM07B4SMTGHRS0FD', 'k', NULL, '{"text":"Same date of birth."}', NULL, NULL, NULL);
INSERT INTO public.case_events VALUES ('01M8JC8RF2B205EFBYD0KAREXM', '01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8R8G6TQVV7BR846GNNYV', '2026-11-29T00:46:19.615Z', 'decided', '01M8JC8MP3QM07B4SMTGHRS0FD', 'k', 'true_match', '{"at":"2026-11-29T00:46:19.615Z","by":{"id":"01M8JC8MP3QM07B4SMTGHRS0FD","name":"k"},"evidence":{"comparison":{"outcome":["possible"],"rule":["not_settled"]},"listed":{"active":["yes"],"births":["about 1968"],"countries":["af"],"kind":["person"],"measures":["asset_freeze un-sc united nations security council"],"names":["abdul ghani baradar abdul ahmad turk","mullah baradar akhund","عبدالغنی برادر عبد الاحمد ترک"],"nationalities":["af"],"records":["un-sc TAi.024"]},"subject":{"names":["abdul ghani baradar"]}},"id":"01M8JC8RF2B205EFBYD0KAREXM","match":{"active":true,"citations":[{"id":"TAi.024","record":"/v1/records/un-sc/TAi.024?snapshot=un-sc%4067a73358c377","snapshotDate":"2026-11-01","source":"un-sc","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024"}],"matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","measures":[{"authority":"United Nations Security Council","measure":"asset_freeze","programs":["Taliban"],"source":"un-sc"}],"name":"Abdul Ghani Baradar","outcome":"possible","probability":0.8,"says":"possible, weight of evidence 27: name +27; ask for the nationality","score":0.8659},"reason":"Same person.","state":"true_match","subject":"Abdul Ghani Baradar"}', 'Q4Ds2XKtnZDb40cuNcxE-3kNqFPZt0GjUU_eCjxv1bg', 'DXFvG0Q2zkGtOTytR_delt-mDzx3C5z8Ww_Obg89-xw', '0226e1ca1b8f5336e4560cd8d74e796ee99058341bbcaae0bbba7661e2604b5e');


--
-- Data for Name: case_records; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.case_records VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'run 0808a6a246b72e1b371b1e736966a37b77679fedfe21afb46b3b6ea30facc19c', 'un-sc TAi.024', '01M8JC8R3QW260JN743FRBXAET');
INSERT INTO public.case_records VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'watch 01M8JC8R64WVVCATQZHCED1VZ1 1', 'un-sc TAi.024', '01M8JC8R8G6TQVV7BR846GNNYV');


--
-- Data for Name: cases; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.cases VALUES ('01M8JC8R3QW260JN743FRBXAET', '01M8JC8M6ZW1F81JVA1M3EK3A8', 'run 0808a6a246b72e1b371b1e736966a37b77679fedfe21afb46b3b6ea30facc19c', 'run', NULL, NULL, '01M8JC8R263J053NR9SQTQ2AVD', '{"subject":"Abdul Ghani Baradar","match":{"outcome":"possible","name":"Abdul Ghani Baradar","matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","score":0.8659,"probability":0.8,"says":"possible, weight of evidence 27: name +27; ask for the nationality","active":true,"measures":[{"measure":"asset_freeze","source":"un-sc","authority":"United Nations Security Council","programs":["Taliban"]}],"citations":[{"source":"un-sc","id":"TAi.024","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024","snapshotDate":"2026-11-01","record":"/v1/records/un-sc/TAi.024?snapshot=un-sc%4067a73358c377"}]},"evidence":{"subject":{"names":["abdul ghani baradar"]},"listed":{"names":["abdul ghani baradar abdul ahmad turk","mullah baradar akhund","عبدالغنی برادر عبد الاحمد ترک"],"kind":["person"],"births":["about 1968"],"nationalities":["af"],"countries":["af"],"records":["un-sc TAi.024"],"active":["yes"],"measures":["asset_freeze un-sc united nations security council"]},"comparison":{"outcome":["possible"],"rule":["not_settled"]}}}', 'open', '2026-11-29T00:46:19.254Z', '2026-11-29T00:46:19.254Z', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.cases VALUES ('01M8JC8R8G6TQVV7BR846GNNYV', '01M8JC8M6ZW1F81JVA1M3EK3A8', 'watch 01M8JC8R64WVVCATQZHCED1VZ1 1', 'watch', '01M8JC8R64WVVCATQZHCED1VZ1', '1', NULL, '{"subject":"Abdul Ghani Baradar","match":{"outcome":"possible","name":"Abdul Ghani Baradar","matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","score":0.8659,"probability":0.8,"says":"possible, weight of evidence 27: name +27; ask for the nationality","active":true,"measures":[{"measure":"asset_freeze","source":"un-sc","authority":"United Nations Security Council","programs":["Taliban"]}],"citations":[{"source":"un-sc","id":"TAi.024","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024","snapshotDate":"2026-11-01","record":"/v1/records/un-sc/TAi.024?snapshot=un-sc%4067a73358c377"}]},"evidence":{"subject":{"names":["abdul ghani baradar"]},"listed":{"names":["abdul ghani baradar abdul ahmad turk","mullah baradar akhund","عبدالغنی برادر عبد الاحمد ترک"],"kind":["person"],"births":["about 1968"],"nationalities":["af"],"countries":["af"],"records":["un-sc TAi.024"],"active":["yes"],"measures":["asset_freeze un-sc united nations security council"]},"comparison":{"outcome":["possible"],"rule":["not_settled"]}}}', 'true_match', '2026-11-29T00:46:19.407Z', '2026-11-29T00:46:19.615Z', NULL, NULL, NULL, '{"id":"01M8JC8RF2B205EFBYD0KAREXM","state":"true_match","reason":"Same person.","at":"2026-11-29T00:46:19.615Z","by":{"id":"01M8JC8MP3QM07B4SMTGHRS0FD","name":"k"},"subject":"Abdul Ghani Baradar","match":{"outcome":"possible","name":"Abdul Ghani Baradar","matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","score":0.8659,"probability":0.8,"says":"possible, weight of evidence 27: name +27; ask for the nationality","active":true,"measures":[{"measure":"asset_freeze","source":"un-sc","authority":"United Nations Security Council","programs":["Taliban"]}],"citations":[{"source":"un-sc","id":"TAi.024","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024","snapshotDate":"2026-11-01","record":"/v1/records/un-sc/TAi.024?snapshot=un-sc%4067a73358c377"}]},"evidence":{"subject":{"names":["abdul ghani baradar"]},"listed":{"names":["abdul ghani baradar abdul ahmad turk","mullah baradar akhund","عبدالغنی برادر عبد الاحمد ترک"],"kind":["person"],"births":["about 1968"],"nationalities":["af"],"countries":["af"],"records":["un-sc TAi.024"],"active":["yes"],"measures":["asset_freeze un-sc united nations security council"]},"comparison":{"outcome":["possible"],"rule":["not_settled"]}}}', '0226e1ca1b8f5336e4560cd8d74e796ee99058341bbcaae0bbba7661e2604b5e', NULL);


--
-- Data for Name: category_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.category_changes VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 1, '01M8JC8M6ZW1F81JVA1M3EK3A8', '2026-11-29T00:46:18.111Z', 'b2b_saas_smb');


--
-- Data for Name: citation_checks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: credentials; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_cf077a8b', '01M8JC8M6ZW1F81JVA1M3EK3A8', 1, 'market', 'named_prospect', '{"contact_role":"practice manager","contact_status":"contacted","organization":"Birch Dental","organization_url":"http://birchdental.com.localhost:40575"}', '2026-11-29T00:46:18.169Z', NULL, '[{"url":"http://birchdental.com.localhost:40575","class":"ok","status":200}]', NULL, '', '[{"url":"http://birchdental.com.localhost:40575","at":"2026-11-29T00:46:18.237Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_377ae88d', '01M8JC8M6ZW1F81JVA1M3EK3A8', 2, 'market', 'named_prospect', '{"contact_role":"practice manager","contact_status":"contacted","organization":"Harbour Smiles","organization_url":"http://harboursmiles.co.uk.localhost:40575"}', '2026-11-29T00:46:18.319Z', NULL, '[{"url":"http://harboursmiles.co.uk.localhost:40575","class":"ok","status":200}]', NULL, '', '[{"url":"http://harboursmiles.co.uk.localhost:40575","at":"2026-11-29T00:46:18.333Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_f3c60f2d', '01M8JC8M6ZW1F81JVA1M3EK3A8', 3, 'market', 'named_prospect', '{"contact_role":"practice manager","contact_status":"contacted","organization":"Oak Lane","organization_url":"http://oaklanedental.co.uk.localhost:40575"}', '2026-11-29T00:46:18.352Z', NULL, '[{"url":"http://oaklanedental.co.uk.localhost:40575","class":"ok","status":200}]', NULL, '', '[{"url":"http://oaklanedental.co.uk.localhost:40575","at":"2026-11-29T00:46:18.363Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_4b8b1e42', '01M8JC8M6ZW1F81JVA1M3EK3A8', 4, 'problem', 'user_quote', '{"source_date":"2026-07-01","source_url":"http://www.chairside-forum.co.uk.localhost:40575/t/balances/881","speaker_role":"practice manager, 4-chair practice","verbatim":"We spend about 6 hours a week ringing patients about balances they forgot."}', '2026-11-29T00:46:18.164Z', 151, '[{"url":"http://www.chairside-forum.co.uk.localhost:40575/t/balances/881","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.chairside-forum.co.uk.localhost:40575/t/balances/881","at":"2026-11-29T00:46:18.210Z","status":200,"sha256":"2bc235e8f8f69b04c06fcdf9638c82db79cdf95d8912827fbce7b7a51db579bd","fingerprint":"s:525017398f14dfcdacfc3d8af6ce97ea","passage":"We spend about 6 hours a week ringing patients about balances they forgot","context":"We spend about 6 hours a week ringing patients about balances they forgot .","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_a53545ab', '01M8JC8M6ZW1F81JVA1M3EK3A8', 5, 'market', 'icp_definition', '{"buyer_role":"practice manager","company_size":"10-50 staff","count_source_url":"http://www.dentalregister.org.uk.localhost:40575/data","excludes":"NHS-only practices and corporate chains","geography":"United Kingdom","reachable_accounts":4200,"segment":"UK dental practices with 3 to 10 chairs","trigger_event":"Monthly aged-debt review shows patient balances over 60 days","user_role":"receptionist"}', '2026-11-29T00:46:18.167Z', NULL, '[{"url":"http://www.dentalregister.org.uk.localhost:40575/data","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalregister.org.uk.localhost:40575/data","at":"2026-11-29T00:46:18.228Z","status":200,"sha256":"70b13791634d7e20cd2b1ffa77af5c8871710cc13663d494d9676df619d5dddb","fingerprint":"s:f4eb35f2426b09f10fd0745b5cd63345","passage":"UK dental practices with 3 to 10 chairs practice manager 4200","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_aba4de65', '01M8JC8M6ZW1F81JVA1M3EK3A8', 6, 'problem', 'counterfactual_quote', '{"explanation":"Prepaid practices collect before treatment, so aged debt never appears.","source_date":"2026-03-10","source_url":"http://www.dentalpracticeweekly.co.uk.localhost:40575/2026/03/prepay","speaker_role":"principal dentist","verbatim":"All of our patients pay by card before the treatment so we carry no debt."}', '2026-11-29T00:46:18.166Z', 264, '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:40575/2026/03/prepay","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:40575/2026/03/prepay","at":"2026-11-29T00:46:18.222Z","status":200,"sha256":"cc2542767e95195c5c275ceda1e61730fa4f3f5abba2393e1bc8adc86f9debfa","fingerprint":"s:ac14caa2b16435491ec5e24163ba8a87","passage":"All of our patients pay by card before the treatment so we carry no debt","context":"All of our patients pay by card before the treatment so we carry no debt .","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_96ba32b5', '01M8JC8M6ZW1F81JVA1M3EK3A8', 7, 'market', 'acv_estimate', '{"amount":1500,"comparables":[{"annual_price":1100,"name":"Duechaser","source_url":"http://www.duechaser.com.localhost:40575/pricing"},{"annual_price":2400,"name":"Chairsoft","source_url":"http://chairsoft.com.localhost:40575/pricing"}],"currency":"GBP","period":"year"}', '2026-11-29T00:46:18.386Z', NULL, '[{"url":"http://www.duechaser.com.localhost:40575/pricing","class":"ok","status":200},{"url":"http://chairsoft.com.localhost:40575/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.duechaser.com.localhost:40575/pricing","at":"2026-11-29T00:46:18.401Z","status":200,"sha256":"34ba52ea752bdb9391c6a31398a16ef0b4c4b555950abd43b63f09a70a0ab689","fingerprint":"s:ed2761fea4c64dbc712748520efd79ea","passage":"Duechaser","outcome":"found"},{"url":"http://chairsoft.com.localhost:40575/pricing","at":"2026-11-29T00:46:18.401Z","status":200,"sha256":"bcffc21c796b55868d91f63cbea72023e4c2ef438a92913a0ad72b8bd63381bb","fingerprint":"s:17383523f2bb81a209fade68186c9f0e","passage":"Chairsoft","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_52f71596', '01M8JC8M6ZW1F81JVA1M3EK3A8', 8, 'problem', 'user_quote', '{"source_date":"2026-07-01","source_url":"http://www.reddit.com.localhost:40575/r/Dentistry/comments/d1e2f3/billing/","speaker_role":"dental practice manager","verbatim":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand."}', '2026-11-29T00:46:18.617Z', 151, '[{"url":"http://www.reddit.com.localhost:40575/r/Dentistry/comments/d1e2f3/billing/","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.reddit.com.localhost:40575/r/Dentistry/comments/d1e2f3/billing/","at":"2026-11-29T00:46:18.642Z","status":200,"sha256":"cc0c838782363d676bf6ab539951959014981ae05d0d7d46d81acf906b58de40","fingerprint":"s:87df03d5bad3fbe8637642e651c95394","passage":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand","context":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand .","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_b96ff8a4', '01M8JC8M6ZW1F81JVA1M3EK3A8', 9, 'solutions', 'named_competitor', '{"category":"direct","name":"Duechaser","url":"http://www.duechaser.com.localhost:40575"}', '2026-11-29T00:46:18.638Z', NULL, '[{"url":"http://www.duechaser.com.localhost:40575","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.duechaser.com.localhost:40575","at":"2026-11-29T00:46:18.651Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_dbd58212', '01M8JC8M6ZW1F81JVA1M3EK3A8', 10, 'solutions', 'dissatisfaction_quote', '{"competitor":"Chairsoft","source_date":"2026-04-01","source_url":"http://www.g2.com.localhost:40575/products/chairsoft/reviews/1","speaker_role":"practice manager","verbatim":"Chairsoft shows the debt but nobody chases it, we still do it by hand."}', '2026-11-29T00:46:18.648Z', 242, '[{"url":"http://www.g2.com.localhost:40575/products/chairsoft/reviews/1","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.g2.com.localhost:40575/products/chairsoft/reviews/1","at":"2026-11-29T00:46:18.678Z","status":200,"sha256":"3c08755c9861bcab8c2864075d0fa53aa804eae318217831bb5b9c9fdc6f73aa","fingerprint":"s:687004103a821136251523c6997d30ce","passage":"Chairsoft shows the debt but nobody chases it, we still do it by hand","context":"Chairsoft shows the debt but nobody chases it, we still do it by hand .","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_80604fdb', '01M8JC8M6ZW1F81JVA1M3EK3A8', 13, 'solutions', 'named_competitor', '{"category":"indirect","name":"Chairsoft","url":"http://chairsoft.com.localhost:40575"}', '2026-11-29T00:46:18.686Z', NULL, '[{"url":"http://chairsoft.com.localhost:40575","class":"ok","status":200}]', NULL, '', '[{"url":"http://chairsoft.com.localhost:40575","at":"2026-11-29T00:46:18.718Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_26b77e03', '01M8JC8M6ZW1F81JVA1M3EK3A8', 19, 'wedge', 'anti_wedge', '{"competitor":"Chairsoft","reason":"Chairsoft earns card-terminal fees through a partner whose contract bars patient pay-by-link.","reason_type":"channel_conflict"}', '2026-11-29T00:46:18.790Z', NULL, '[]', NULL, '', '[]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_bdbe4b46', '01M8JC8M6ZW1F81JVA1M3EK3A8', 21, 'solutions', 'named_competitor', '{"category":"indirect","name":"Ledgerine","url":"http://www.ledgerine.com.localhost:40575"}', '2026-11-29T00:46:18.807Z', NULL, '[{"url":"http://www.ledgerine.com.localhost:40575","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.ledgerine.com.localhost:40575","at":"2026-11-29T00:46:18.818Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_aac111bf', '01M8JC8M6ZW1F81JVA1M3EK3A8', 24, 'distribution', 'cac_benchmark', '{"amount":420,"channel":"community","comparable_company":"Chairsoft reseller","currency":"GBP","source_date":"2025-10-01","source_url":"http://www.dentalpracticeweekly.co.uk.localhost:40575/2025/10/cac"}', '2026-11-29T00:46:18.829Z', 424, '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:40575/2025/10/cac","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:40575/2025/10/cac","at":"2026-11-29T00:46:18.854Z","status":200,"sha256":"55a34e50046206b7e9f375ff4a11500500fe415a75f2cea3edb2a37a96489c63","fingerprint":"s:c8142256b856e17796a7d6aea7ea6f7c","passage":"Chairsoft reseller community 420 GBP","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_f5018920', '01M8JC8M6ZW1F81JVA1M3EK3A8', 28, 'economics', 'ltv', '{"amount":3125,"arpa_monthly":125,"basis":"assumption","churn_monthly":0.03,"currency":"GBP"}', '2026-11-29T00:46:18.880Z', NULL, '[]', NULL, '', '[]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_63bb340b', '01M8JC8M6ZW1F81JVA1M3EK3A8', 11, 'solutions', 'pricing_row', '{"competitor":"Duechaser","currency":"GBP","observed_date":"2026-08-01","period":"month","plan":"Standard","price":90,"source_url":"http://www.duechaser.com.localhost:40575/pricing"}', '2026-11-29T00:46:18.669Z', 120, '[{"url":"http://www.duechaser.com.localhost:40575/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.duechaser.com.localhost:40575/pricing","at":"2026-11-29T00:46:18.687Z","status":200,"sha256":"34ba52ea752bdb9391c6a31398a16ef0b4c4b555950abd43b63f09a70a0ab689","fingerprint":"s:ed2761fea4c64dbc712748520efd79ea","passage":"Duechaser","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_a8a0cf9a', '01M8JC8M6ZW1F81JVA1M3EK3A8', 15, 'solutions', 'pricing_row', '{"competitor":"Chairsoft","currency":"GBP","observed_date":"2026-08-01","period":"month","plan":"Standard","price":200,"source_url":"http://chairsoft.com.localhost:40575/pricing"}', '2026-11-29T00:46:18.724Z', 120, '[{"url":"http://chairsoft.com.localhost:40575/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://chairsoft.com.localhost:40575/pricing","at":"2026-11-29T00:46:18.755Z","status":200,"sha256":"bcffc21c796b55868d91f63cbea72023e4c2ef438a92913a0ad72b8bd63381bb","fingerprint":"s:17383523f2bb81a209fade68186c9f0e","passage":"Chairsoft","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_54d0d0ff', '01M8JC8M6ZW1F81JVA1M3EK3A8', 17, 'solutions', 'named_competitor', '{"category":"indirect","name":"Molaris","url":"http://molaris-dental.com.localhost:40575"}', '2026-11-29T00:46:18.754Z', NULL, '[{"url":"http://molaris-dental.com.localhost:40575","class":"ok","status":200}]', NULL, '', '[{"url":"http://molaris-dental.com.localhost:40575","at":"2026-11-29T00:46:18.778Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_46d14d3b', '01M8JC8M6ZW1F81JVA1M3EK3A8', 20, 'solutions', 'pricing_row', '{"competitor":"Ledgerine","currency":"GBP","observed_date":"2026-08-01","period":"month","plan":"Standard","price":29,"source_url":"http://www.ledgerine.com.localhost:40575/pricing"}', '2026-11-29T00:46:18.783Z', 120, '[{"url":"http://www.ledgerine.com.localhost:40575/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.ledgerine.com.localhost:40575/pricing","at":"2026-11-29T00:46:18.794Z","status":200,"sha256":"a610c92fdcb1d3dcb23d386ace6eda590c5dc5c29c077a90d9c5c7a6010b7542","fingerprint":"s:d289a3320c18490bb430651a6f30a904","passage":"Ledgerine","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_4646cb1e', '01M8JC8M6ZW1F81JVA1M3EK3A8', 23, 'distribution', 'channel_choice', '{"channel":"community","conversion_rate":0.01,"reachable_per_month":300,"specific_target":"Dental Managers Forum and its weekly digest","target_url":"http://www.dentalmanagers-forum.co.uk.localhost:40575"}', '2026-11-29T00:46:18.824Z', NULL, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:40575","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:40575","at":"2026-11-29T00:46:18.851Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_0afff5f0', '01M8JC8M6ZW1F81JVA1M3EK3A8', 26, 'distribution', 'founder_channel_fit', '{"claim":"Ran the practice-management column in the digest for two years, 41 issues.","evidence_url":"http://www.dentalmanagers-forum.co.uk.localhost:40575/columns/pm"}', '2026-11-29T00:46:18.861Z', NULL, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:40575/columns/pm","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:40575/columns/pm","at":"2026-11-29T00:46:18.877Z","status":200,"sha256":"c6b0fa967bb5a6701e43b4d0f6be3400fc23d30d5b7ec30f7eaa53e9dbc24763","fingerprint":"s:49fe48a37e81b66fee826294120b8557","passage":"Ran the practice-management column in the digest for two years, 41 issues","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_144b1246', '01M8JC8M6ZW1F81JVA1M3EK3A8', 29, 'economics', 'gross_margin', '{"basis":"benchmark","percent":75,"source_url":"http://www.softwaremargins.org.localhost:40575/gm"}', '2026-11-29T00:46:18.888Z', NULL, '[{"url":"http://www.softwaremargins.org.localhost:40575/gm","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.softwaremargins.org.localhost:40575/gm","at":"2026-11-29T00:46:18.899Z","status":200,"sha256":"f369cb89fc627e668987007d121ed1eacdc01db9e28f8bb26f358b7d8c4f08ac","fingerprint":"s:f369cb89fc627e668987007d121ed1ea","passage":"75","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_97a81447', '01M8JC8M6ZW1F81JVA1M3EK3A8', 33, 'founder', 'shipped_artifact', '{"adoption":{"unit":"users","value":40},"artifact_url":"http://recallcalc.uk.localhost:40575","relation":"same_customer","title":"Recall calculator"}', '2026-11-29T00:46:18.917Z', NULL, '[{"url":"http://recallcalc.uk.localhost:40575","class":"ok","status":200}]', NULL, '', '[{"url":"http://recallcalc.uk.localhost:40575","at":"2026-11-29T00:46:18.927Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_ce0e3766', '01M8JC8M6ZW1F81JVA1M3EK3A8', 12, 'problem', 'user_quote', '{"source_date":"2026-07-01","source_url":"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/9911","speaker_role":"receptionist","verbatim":"Chasing small balances is the worst part of my month and I put it off."}', '2026-11-29T00:46:18.680Z', 151, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/9911","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/9911","at":"2026-11-29T00:46:18.712Z","status":200,"sha256":"f9199a07c8f1c5da7269a0225cc20abe2415383086707c4279299a1665f2b704","fingerprint":"s:cebaf6a4efae8b264d34048bd99c6b86","passage":"Chasing small balances is the worst part of my month and I put it off","context":"Chasing small balances is the worst part of my month and I put it off .\n\nReceptionist with a spreadsheet","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_c3bfe2d0', '01M8JC8M6ZW1F81JVA1M3EK3A8', 14, 'solutions', 'dissatisfaction_quote', '{"competitor":"Duechaser","source_date":"2026-04-01","source_url":"http://www.capterra.com.localhost:40575/p/1/Duechaser/reviews/2","speaker_role":"owner","verbatim":"Duechaser is built for invoices between companies, patients find it rude."}', '2026-11-29T00:46:18.718Z', 242, '[{"url":"http://www.capterra.com.localhost:40575/p/1/Duechaser/reviews/2","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.capterra.com.localhost:40575/p/1/Duechaser/reviews/2","at":"2026-11-29T00:46:18.738Z","status":200,"sha256":"8e76ca16a89237145d1433310684cfd30f69799ef26c3e45b04f734c925981b3","fingerprint":"s:9463c62d6611975239f1a997775cfff5","passage":"Duechaser is built for invoices between companies, patients find it rude","context":"Duechaser is built for invoices between companies, patients find it rude .","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_117815af', '01M8JC8M6ZW1F81JVA1M3EK3A8', 16, 'wedge', 'wedge_statement', '{"metric":{"baseline":6,"name":"hours spent chasing per week","target":1,"unit":"hours"},"statement":"For UK dental practices: patient balance reminders that a practice manager sets once, instead of a receptionist chasing by hand each week."}', '2026-11-29T00:46:18.748Z', NULL, '[]', NULL, '', '[]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_1f84c604', '01M8JC8M6ZW1F81JVA1M3EK3A8', 18, 'solutions', 'dissatisfaction_quote', '{"competitor":"Molaris","source_date":"2026-04-01","source_url":"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/7712","speaker_role":"receptionist","verbatim":"The recall module in Molaris takes us 3 hours a week to run properly."}', '2026-11-29T00:46:18.775Z', 242, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/7712","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/7712","at":"2026-11-29T00:46:18.790Z","status":200,"sha256":"d3892722eadd6a4ae617c28d5c3a2178b26889d10d2dc678f601399af6932834","fingerprint":"s:6f6e92e8efe34411a2c8abe60c6d5bee","passage":"The recall module in Molaris takes us 3 hours a week to run properly","context":"The recall module in Molaris takes us 3 hours a week to run properly .","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_3b225cb6', '01M8JC8M6ZW1F81JVA1M3EK3A8', 22, 'wedge', 'replication_estimate', '{"basis":"engineering_estimate","months":6,"rationale":"Two practice-system integrations at about three months each for a small team."}', '2026-11-29T00:46:18.813Z', NULL, '[]', NULL, '', '[]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_9385154d', '01M8JC8M6ZW1F81JVA1M3EK3A8', 25, 'solutions', 'named_competitor', '{"category":"status_quo","name":"Receptionist with a spreadsheet","url":"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/9911"}', '2026-11-29T00:46:18.838Z', NULL, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/9911","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/9911","at":"2026-11-29T00:46:18.866Z","status":200,"sha256":"f9199a07c8f1c5da7269a0225cc20abe2415383086707c4279299a1665f2b704","fingerprint":"s:cebaf6a4efae8b264d34048bd99c6b86","passage":"Receptionist with a spreadsheet","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_b5ce1e28', '01M8JC8M6ZW1F81JVA1M3EK3A8', 27, 'economics', 'cac', '{"amount":400,"basis":"benchmark","currency":"GBP","source_url":"http://www.dentalpracticeweekly.co.uk.localhost:40575/2025/10/cac"}', '2026-11-29T00:46:18.867Z', NULL, '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:40575/2025/10/cac","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:40575/2025/10/cac","at":"2026-11-29T00:46:18.887Z","status":200,"sha256":"55a34e50046206b7e9f375ff4a11500500fe415a75f2cea3edb2a37a96489c63","fingerprint":"s:c8142256b856e17796a7d6aea7ea6f7c","passage":"400 GBP","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_96dd465b', '01M8JC8M6ZW1F81JVA1M3EK3A8', 30, 'economics', 'breakeven_customers', '{"basis":"assumption","currency":"GBP","customers":130,"fixed_costs_monthly":12000}', '2026-11-29T00:46:18.898Z', NULL, '[]', NULL, '', '[]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_c47555ab', '01M8JC8M6ZW1F81JVA1M3EK3A8', 31, 'founder', 'domain_years', '{"domain":"dental practice operations","evidence_url":"http://www.linkedin.com.localhost:40575/in/practice-founder","role":"practice manager","years":4}', '2026-11-29T00:46:18.904Z', NULL, '[{"url":"http://www.linkedin.com.localhost:40575/in/practice-founder","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.linkedin.com.localhost:40575/in/practice-founder","at":"2026-11-29T00:46:18.917Z","status":200,"sha256":"b0543b4d1692550eeb35ec6e6cb700fddbf120f4e5a3b7c6a0b99e2128f63d50","fingerprint":"s:1f009cdda0ea51b948de09797ad6a437","passage":"practice manager, dental practice operations","outcome":"found"}]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);
INSERT INTO public.entries VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 'e_d3bba4f1', '01M8JC8M6ZW1F81JVA1M3EK3A8', 32, 'founder', 'unfair_advantage', '{"claim":"Knows 60 practice managers personally from the column and two study groups.","type":"customer_relationships"}', '2026-11-29T00:46:18.913Z', NULL, '[]', NULL, '', '[]', '01M8JC8MP3QM07B4SMTGHRS0FD', NULL);


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'e024c8dc-11cb-4401-84bf-194f09f31a04', '9a642d0dfba7ba54deb85939c1817ddc6e6cb59a1871e9a8bbcd86ebbd8f5db8', '{"session_id":"01M8JC8Q040XD00K6G5JXZ91B5","token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAAGszAtpzMQ.6lYUoNYS7fqo2EqCxDmkug","protocol":{"id":"7-axis@2026.06","axes":[{"id":"problem","label":"Problem","question":"Do specific people already lose time or money to this?","requirements":{"user_quote":3,"counterfactual_quote":1},"schemas":{"user_quote":{"description":"A person with the problem says what it costs them or what they do about it.","type":"object","additionalProperties":false,"required":["verbatim","source_url","source_date","speaker_role"],"properties":{"verbatim":{"description":"The exact words of the speaker, never a paraphrase: 20 to 1200 characters and at least 4 words, or in a script without spaces between words, such as Chinese, Japanese or Thai, at least 10 characters.","type":"string","minLength":10,"maxLength":1200},"source_url":{"description":"Public page that holds the quote word for word; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"},"speaker_role":{"description":"What the speaker does, such as the job and the size of the business.","type":"string","minLength":1,"maxLength":80},"translation":{"description":"The quote in the language of the pitch, if it is in another one.","type":"string","minLength":7,"maxLength":1200}},"examples":[{"verbatim":"We spend about 6 hours a week ringing patients about balances they forgot.","source_url":"https://www.chairside-forum.co.uk/t/balances/881","source_date":"2026-07-01","speaker_role":"practice manager, 4-chair practice","translation":"Wir telefonieren jede Woche etwa 6 Stunden lang Patienten wegen vergessener Rechnungen hinterher."}]},"counterfactual_quote":{"description":"A person in the market says why the problem does not trouble them.","type":"object","additionalProperties":false,"required":["verbatim","source_url","source_date","speaker_role"],"properties":{"verbatim":{"description":"The exact words of the speaker, never a paraphrase: 20 to 1200 characters and at least 4 words, or in a script without spaces between words, such as Chinese, Japanese or Thai, at least 10 characters.","type":"string","minLength":10,"maxLength":1200},"source_url":{"description":"Public page that holds the quote word for word; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"},"speaker_role":{"description":"What the speaker does, such as the job and the size of the business.","type":"string","minLength":1,"maxLength":80},"translation":{"description":"The quote in the language of the pitch, if it is in another one.","type":"string","minLength":7,"maxLength":1200},"explanation":{"description":"Why the pain is not acute for this speaker.","type":"string","minLength":10,"maxLength":400}},"examples":[{"verbatim":"All of our patients pay by card before the treatment so we carry no debt.","source_url":"https://www.dentalpracticeweekly.co.uk/2026/03/prepay","source_date":"2026-03-10","speaker_role":"principal dentist","explanation":"Prepaid practices collect before treatment, so aged debt never appears.","translation":"Alle unsere Patienten zahlen vor der Behandlung mit Karte, also haben wir keine offenen Rechnungen."}]}}},{"id":"market","label":"Beachhead market","question":"Is there a nameable first segment, with accounts, that can pay enough?","requirements":{"icp_definition":1,"named_prospect":3,"acv_estimate":1},"schemas":{"icp_definition":{"description":"The ideal customer: the narrow first segment that the venture sells to.","type":"object","additionalProperties":false,"required":["segment","buyer_role"],"properties":{"segment":{"description":"Who the customers are: trade, size and place.","type":"string","minLength":4,"maxLength":200},"buyer_role":{"description":"Who decides to pay.","type":"string","minLength":1,"maxLength":80},"user_role":{"description":"Who uses it, if not the buyer.","type":"string","minLength":1,"maxLength":80},"company_size":{"description":"Size of the organisation, such as staff or sites.","type":"string","minLength":1,"maxLength":60},"geography":{"description":"Where the customers are.","type":"string","minLength":1,"maxLength":80},"trigger_event":{"description":"What happens just before they look for a solution.","type":"string","minLength":4,"maxLength":200},"excludes":{"description":"Who looks alike but is not a customer.","type":"string","minLength":4,"maxLength":200},"reachable_accounts":{"description":"How many such customers exist.","type":"integer","minimum":1,"maximum":1000000000},"count_source_url":{"description":"Public page that holds this count; Assay reads it.","type":"string","format":"uri","maxLength":2048}},"examples":[{"segment":"UK dental practices with 3 to 10 chairs","buyer_role":"practice manager","user_role":"receptionist","company_size":"10-50 staff","geography":"United Kingdom","trigger_event":"Monthly aged-debt review shows patient balances over 60 days","excludes":"NHS-only practices and corporate chains","reachable_accounts":4200,"count_source_url":"https://www.dentalregister.org.uk/data"}]},"named_prospect":{"description":"One real organisation that fits the ideal customer.","type":"object","additionalProperties":false,"required":["organization","organization_url"],"properties":{"organization":{"description":"Its name, as on its own page.","type":"string","minLength":1,"maxLength":120},"organization_url":{"description":"Its own web page; Assay looks for the name there.","type":"string","format":"uri","maxLength":2048},"contact_role":{"description":"Job of the person to talk to.","type":"string","minLength":1,"maxLength":80},"fit_reason":{"description":"Why it fits the ideal customer.","type":"string","minLength":7,"maxLength":300},"contact_status":{"description":"How far the contact has come.","type":"string","enum":["none","contacted","replied","met","pilot_agreed","loi_signed","paid"]},"status_date":{"description":"Day of that status.","type":"string","format":"date"}},"examples":[{"organization":"Birch Dental","organization_url":"https://birchdental.com","contact_role":"practice manager","contact_status":"paid","fit_reason":"Four chairs, private patients, and a receptionist who chases balances by hand.","status_date":"2026-09-14"}]},"acv_estimate":{"description":"What one customer will pay, compared with what similar products cost.","type":"object","additionalProperties":false,"required":["amount","currency","period","comparables"],"properties":{"amount":{"description":"Price that one customer pays per period.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"period":{"description":"The time that the amount covers.","type":"string","enum":["year","month"]},"comparables":{"description":"Products that such customers already pay for.","type":"array","items":{"type":"object","additionalProperties":false,"required":["name","annual_price","source_url"],"properties":{"name":{"description":"Name of the product.","type":"string","minLength":1,"maxLength":80},"annual_price":{"description":"Its price a year, in the same currency.","type":"number","minimum":0},"source_url":{"description":"Public page with that price; Assay reads it.","type":"string","format":"uri","maxLength":2048}}},"minItems":1,"maxItems":8}},"examples":[{"amount":1500,"currency":"GBP","period":"year","comparables":[{"name":"Duechaser","annual_price":1100,"source_url":"https://www.duechaser.com/pricing"},{"name":"Chairsoft","annual_price":2400,"source_url":"https://chairsoft.com/pricing"}]}]}}},{"id":"solutions","label":"Existing solutions","question":"What do they use today, at what price, and why does it fall short?","requirements":{"named_competitor":5,"dissatisfaction_quote":3,"pricing_row":3},"schemas":{"named_competitor":{"description":"What customers use today: a product, a substitute, or doing it by hand.","type":"object","additionalProperties":false,"required":["name","url","category"],"properties":{"name":{"description":"Name of the product or the habit.","type":"string","minLength":1,"maxLength":80},"url":{"description":"Page on which it names itself; Assay reads it.","type":"string","format":"uri","maxLength":2048},"category":{"description":"`direct` rival, `indirect` substitute, `status_quo` (by hand), or `in_house` tool.","type":"string","enum":["direct","indirect","status_quo","in_house"]},"offers_wedge":{"description":"Whether it already offers what the wedge promises.","type":"boolean"},"note":{"description":"What sets it apart.","type":"string","minLength":4,"maxLength":300}},"examples":[{"name":"Duechaser","url":"https://www.duechaser.com","category":"direct","offers_wedge":false,"note":"Sells reminders to any trade; knows no dental software."}]},"dissatisfaction_quote":{"description":"A customer of a listed competitor says what it does badly.","type":"object","additionalProperties":false,"required":["competitor","verbatim","source_url","source_date","speaker_role"],"properties":{"competitor":{"description":"Name of the competitor, as in its `named_competitor`.","type":"string","minLength":1,"maxLength":80},"verbatim":{"description":"The exact words of the speaker, never a paraphrase: 20 to 1200 characters and at least 4 words, or in a script without spaces between words, such as Chinese, Japanese or Thai, at least 10 characters.","type":"string","minLength":10,"maxLength":1200},"source_url":{"description":"Public page that holds the quote word for word; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"},"speaker_role":{"description":"What the speaker does, such as the job and the size of the business.","type":"string","minLength":1,"maxLength":80},"translation":{"description":"The quote in the language of the pitch, if it is in another one.","type":"string","minLength":7,"maxLength":1200}},"examples":[{"competitor":"Chairsoft","verbatim":"Chairsoft shows the debt but nobody chases it, we still do it by hand.","source_url":"https://www.g2.com/products/chairsoft/reviews/1","source_date":"2026-04-01","speaker_role":"practice manager","translation":"Chairsoft zeigt die offenen Rechnungen, aber keiner mahnt sie an, das machen wir immer noch von Hand."}]},"pricing_row":{"description":"One public price of one competitor.","type":"object","additionalProperties":false,"required":["competitor","plan","price","currency","period","source_url","observed_date"],"properties":{"competitor":{"description":"Name of the competitor, as in its `named_competitor`.","type":"string","minLength":1,"maxLength":80},"plan":{"description":"Name of the plan.","type":"string","minLength":1,"maxLength":80},"price":{"description":"Its price per period; 0 if it is free.","type":"number","minimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"period":{"description":"The time for which the price is paid.","type":"string","enum":["month","year","one_time","usage"]},"unit":{"description":"What the price is for, such as a user or a site.","type":"string","minLength":1,"maxLength":40},"source_url":{"description":"Public page with the price; Assay reads it.","type":"string","format":"uri","maxLength":2048},"observed_date":{"description":"Day on which this was seen.","type":"string","format":"date"}},"examples":[{"competitor":"Duechaser","plan":"Standard","price":90,"currency":"GBP","period":"month","source_url":"https://www.duechaser.com/pricing","observed_date":"2026-08-01","unit":"practice"}]}}},{"id":"wedge","label":"Wedge","question":"What single entry point answers those complaints and resists copying?","requirements":{"wedge_statement":1,"anti_wedge":1,"replication_estimate":1},"schemas":{"wedge_statement":{"description":"The one thing that the venture offers first, to whom, in place of what.","type":"object","additionalProperties":false,"required":["statement"],"properties":{"statement":{"description":"For whom, what, instead of what: at most 3 sentences.","type":"string","minLength":14,"maxLength":400},"metric":{"description":"What improves for the customer, as numbers.","type":"object","additionalProperties":false,"required":["name","baseline","target","unit"],"properties":{"name":{"description":"What is measured.","type":"string","minLength":1,"maxLength":80},"baseline":{"description":"Its value today.","type":"number"},"target":{"description":"Its value with the wedge.","type":"number"},"unit":{"description":"Unit of both values.","type":"string","minLength":1,"maxLength":20}}}},"examples":[{"statement":"For UK dental practices: patient balance reminders that a practice manager sets once, instead of a receptionist chasing by hand each week.","metric":{"name":"hours spent chasing per week","baseline":6,"target":1,"unit":"hours"}}]},"anti_wedge":{"description":"Why the incumbents have not done it and will not copy it.","type":"object","additionalProperties":false,"required":["reason","reason_type"],"properties":{"competitor":{"description":"Name of the competitor, as in its `named_competitor`.","type":"string","minLength":1,"maxLength":80},"reason":{"description":"What holds the incumbent back.","type":"string","minLength":14,"maxLength":500},"reason_type":{"description":"Nature of the reason; structural ones count, inattention does not.","type":"string","enum":["business_model_conflict","channel_conflict","cost_structure","regulatory_constraint","technical_lock_in","customer_conflict","too_small","not_noticed","slow_moving","other"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"competitor":"Chairsoft","reason":"Chairsoft earns card-terminal fees through a partner whose contract bars patient pay-by-link.","reason_type":"channel_conflict","source_url":"https://chairsoft.com/partners/terms"}]},"replication_estimate":{"description":"How long a competitor would need to copy the wedge.","type":"object","additionalProperties":false,"required":["months","basis","rationale"],"properties":{"months":{"description":"Months until the copy is on sale.","type":"number","minimum":0,"maximum":120},"basis":{"description":"`comparable` case, `engineering_estimate`, or `guess`.","type":"string","enum":["comparable","engineering_estimate","guess"]},"comparator":{"description":"What was copied or built elsewhere, by whom, in what time.","type":"string","minLength":1,"maxLength":160},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048},"rationale":{"description":"How the months follow from the basis.","type":"string","minLength":14,"maxLength":500}},"examples":[{"months":14,"basis":"comparable","comparator":"Chairsoft took 16 months to ship online booking","source_url":"https://chairsoft.com/changelog","rationale":"Comparable module from the same vendor took sixteen months from announcement."}]}}},{"id":"distribution","label":"Distribution","question":"Which one channel reaches them, at what cost, and why this founder?","requirements":{"channel_choice":1,"cac_benchmark":1,"founder_channel_fit":1},"schemas":{"channel_choice":{"description":"The one channel through which the first customers are reached.","type":"object","additionalProperties":false,"required":["channel","specific_target"],"properties":{"channel":{"description":"The way by which customers are reached.","type":"string","enum":["search","content","community","outbound","partner","marketplace_listing","app_store","paid_social","paid_search","events","referral","press","retail","other"]},"specific_target":{"description":"The one venue, list or partner in it, by name.","type":"string","minLength":1,"maxLength":200},"target_url":{"description":"Page of that venue.","type":"string","format":"uri","maxLength":2048},"reachable_per_month":{"description":"People of the segment that it reaches in a month.","type":"integer","minimum":0},"conversion_rate":{"description":"Share of them that become customers, 0 to 1.","type":"number","minimum":0,"maximum":1},"why":{"description":"Why this channel and no other.","type":"string","minLength":10,"maxLength":400}},"examples":[{"channel":"community","specific_target":"Dental Managers Forum and its weekly digest","target_url":"https://www.dentalmanagers-forum.co.uk","reachable_per_month":300,"conversion_rate":0.01,"why":"Practice managers ask each other there before they buy software."}]},"cac_benchmark":{"description":"What a comparable company pays for a new customer in this channel.","type":"object","additionalProperties":false,"required":["amount","currency","comparable_company","channel","source_url","source_date"],"properties":{"amount":{"description":"Cost of one new customer.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"comparable_company":{"description":"Company whose cost it is.","type":"string","minLength":1,"maxLength":120},"channel":{"description":"The way by which customers are reached.","type":"string","enum":["search","content","community","outbound","partner","marketplace_listing","app_store","paid_social","paid_search","events","referral","press","retail","other"]},"source_url":{"description":"Public page with the figure; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"}},"examples":[{"amount":420,"currency":"GBP","comparable_company":"Chairsoft reseller","channel":"community","source_url":"https://www.dentalpracticeweekly.co.uk/2025/10/cac","source_date":"2025-10-01"}]},"founder_channel_fit":{"description":"Why this founder reaches people in the channel better than others.","type":"object","additionalProperties":false,"required":["claim"],"properties":{"claim":{"description":"What the founder has there: audience, access or results.","type":"string","minLength":14,"maxLength":500},"evidence_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048},"quantity":{"description":"Its size.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"description":"The number.","type":"number","minimum":0},"unit":{"description":"What is counted, such as subscribers.","type":"string","minLength":1,"maxLength":40}}}},"examples":[{"claim":"Ran the practice-management column in the digest for two years, 41 issues.","evidence_url":"https://www.dentalmanagers-forum.co.uk/columns/pm","quantity":{"value":2600,"unit":"subscribers"}}]}}},{"id":"economics","label":"Unit economics","question":"Do price, margin, churn and acquisition cost leave a profit?","requirements":{"cac":1,"ltv":1,"gross_margin":1,"breakeven_customers":1},"schemas":{"cac":{"description":"What the venture pays for one new customer.","type":"object","additionalProperties":false,"required":["amount","currency","basis"],"properties":{"amount":{"description":"Cost of one new customer.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"amount":400,"currency":"GBP","basis":"benchmark","source_url":"https://www.dentalpracticeweekly.co.uk/2025/10/cac"}]},"ltv":{"description":"What one customer brings in before leaving, as gross profit.","type":"object","additionalProperties":false,"required":["amount","currency","arpa_monthly","churn_monthly","basis"],"properties":{"amount":{"description":"Monthly revenue x gross margin / monthly churn.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"arpa_monthly":{"description":"Revenue from one customer in a month.","type":"number","exclusiveMinimum":0},"churn_monthly":{"description":"Share of customers lost in a month, 0 to 1.","type":"number","minimum":0.0005,"maximum":1},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"amount":3125,"currency":"GBP","arpa_monthly":125,"churn_monthly":0.03,"basis":"assumption","source_url":"https://www.dentalpracticeweekly.co.uk/2025/11/software-churn"}]},"gross_margin":{"description":"What is left of the revenue after the direct costs of delivery.","type":"object","additionalProperties":false,"required":["percent","basis"],"properties":{"percent":{"description":"Margin in percent: 78 for 78%.","type":"number","minimum":-100,"maximum":100},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"percent":78,"basis":"measured","source_url":"https://www.dentalpracticeweekly.co.uk/2025/12/software-margins"}]},"breakeven_customers":{"description":"How many customers pay for the fixed costs.","type":"object","additionalProperties":false,"required":["customers","fixed_costs_monthly","currency","basis"],"properties":{"customers":{"description":"Fixed costs / (monthly revenue of a customer x gross margin).","type":"integer","minimum":1},"fixed_costs_monthly":{"description":"Costs in a month that do not depend on the number of customers.","type":"number","minimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"customers":130,"fixed_costs_monthly":12000,"currency":"GBP","basis":"assumption","source_url":"https://www.dentalpracticeweekly.co.uk/2025/12/software-costs"}]}}},{"id":"founder","label":"Founder fit","question":"What checkable history makes this founder likely to see it through?","requirements":{"domain_years":1,"unfair_advantage":1,"shipped_artifact":1},"schemas":{"domain_years":{"description":"How long the founder has worked in the trade of the customers.","type":"object","additionalProperties":false,"required":["years","domain","role"],"properties":{"years":{"description":"Years of work in it.","type":"number","minimum":0,"maximum":60},"domain":{"description":"The trade.","type":"string","minLength":1,"maxLength":120},"role":{"description":"The job held there.","type":"string","minLength":1,"maxLength":80},"evidence_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"years":9,"domain":"dental practice operations","role":"practice manager","evidence_url":"https://www.linkedin.com/in/practice-founder"}]},"unfair_advantage":{"description":"What this founder has that others cannot buy or copy soon.","type":"object","additionalProperties":false,"required":["claim","type"],"properties":{"claim":{"description":"What it is and why others lack it.","type":"string","minLength":14,"maxLength":500},"type":{"description":"Nature of the advantage.","type":"string","enum":["proprietary_data","distribution_access","regulatory_licence","exclusive_contract","technical_invention","customer_relationships","other"]},"evidence_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"claim":"Exclusive column and mailing list inside the largest forum of the trade.","type":"distribution_access","evidence_url":"https://www.dentalmanagers-forum.co.uk/columns/pm"}]},"shipped_artifact":{"description":"Something that the founder built or published before, which others can see.","type":"object","additionalProperties":false,"required":["title","artifact_url"],"properties":{"title":{"description":"Its name, as on its page.","type":"string","minLength":1,"maxLength":120},"artifact_url":{"description":"The artifact itself or its page; it may be the founder''s own.","type":"string","format":"uri","maxLength":2048},"role":{"description":"What the founder did for it.","type":"string","minLength":1,"maxLength":80},"year":{"description":"Year in which it came out.","type":"integer","minimum":1970,"maximum":2100},"relation":{"description":"What it shares with the venture.","type":"string","enum":["same_customer","same_domain","same_technology","unrelated"]},"adoption":{"description":"How much it is used.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"description":"The number.","type":"number","minimum":0},"unit":{"description":"What is counted.","type":"string","enum":["users","downloads","stars","customers","revenue_usd"]}}}},"examples":[{"title":"Recall calculator","artifact_url":"https://recallcalc.uk","relation":"same_customer","adoption":{"value":40,"unit":"users"},"role":"author","year":2024}]}}}],"categories":[{"id":"default","label":"Unknown or mixed"},{"id":"b2b_saas_smb","label":"B2B SaaS sold to small business"},{"id":"b2b_saas_midmarket","label":"B2B SaaS sold to mid-market"},{"id":"b2b_saas_enterprise","label":"B2B SaaS sold to enterprise"},{"id":"vertical_saas","label":"Vertical SaaS"},{"id":"devtools_infra","label":"Developer tools and infrastructure"},{"id":"ai_native_app","label":"AI-native application"},{"id":"micro_saas_indie","label":"Micro-SaaS, solo or bootstrapped"},{"id":"seed_funded_startup","label":"Startup with a closed priced seed round"},{"id":"consumer_mobile_app","label":"Consumer mobile app, ad or purchase funded"},{"id":"consumer_subscription","label":"Consumer subscription"},{"id":"consumer_social","label":"Social network or community app"},{"id":"marketplace_b2c","label":"Consumer marketplace"},{"id":"marketplace_b2b","label":"Business marketplace"},{"id":"ecommerce_dtc","label":"Direct-to-consumer commerce"},{"id":"fintech","label":"Fintech"},{"id":"healthtech_digital","label":"Digital health"},{"id":"medtech_device","label":"Medical device"},{"id":"biotech_therapeutics","label":"Therapeutics"},{"id":"hardware_consumer","label":"Consumer hardware"},{"id":"deeptech_industrial","label":"Industrial, climate and deep technology"},{"id":"indie_game","label":"Independent game"},{"id":"local_services","label":"Local or bricks-and-mortar business"},{"id":"productized_service","label":"Productised service or agency"},{"id":"edtech","label":"Education technology"}],"limits":{"verbatim_min_chars":20,"verbatim_min_words":4,"verbatim_min_chars_cjk":10,"cjk_share":0.3,"verbatim_max_chars":1200,"url_max_chars":2048,"entries_per_plural_kind":25,"head_timeout_ms":3000,"head_redirects":3,"pitch_min_chars":10,"pitch_max_chars":10000}}}', '2026-11-29T00:46:18.111Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '33cc6d5c-8945-4819-91c9-e2a0a7178378', '67eb3edb67f98bb850b231cf501044bdf9da7fafe4e8f3384b173173c0e03731', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAAWszAtpzMQ.Ow0DXWyw4lwHVz1kxLTN9A","missing_signals":["problem.user_quote: need 3, have 0","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.named_prospect: need 3, have 1","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_cf077a8b","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T00:46:18.169Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'a8e647e7-b158-42cd-91b6-be4529970e6e', 'bcedced2eb667ecff37cfb1f554f454555f7eb13f767846daf7a059000fae121', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAAmszAtpzMQ.GcW29WEyBV__TVcb4qI5EQ","missing_signals":["problem.user_quote: need 3, have 0","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.named_prospect: need 3, have 2","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_377ae88d","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T00:46:18.319Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '3950b077-be84-4cd4-8f7b-2537c308da8e', 'a79bc8d0dea3fa1a23f0fe5546ec9122dae1de064648ba24279dd9ca93a455b7', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAA2szAtpzMQ.zQfB3BdpkYEQCAqDVEOseQ","missing_signals":["problem.user_quote: need 3, have 0","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_f3c60f2d","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T00:46:18.352Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'b19b0284-9e3e-48f4-8be1-649384ceceb1', 'f0dbaeef80863b718eefcef7a2bc7b2a73b9a351cfd238b453a5ec0d9874792b', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAABGszAtpzMQ.iAf9m1lns8ypRGp6SP0zAA","missing_signals":["problem.user_quote: need 3, have 1","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_4b8b1e42","provenance":{"grade":"read","passage":"We spend about 6 hours a week ringing patients about balances they forgot"},"earned":{"rules":["base"],"misses":[{"rule":"independent","needs":"at least 3 sources on 2 domains"},{"rule":"corroborated","needs":"5 or more independent quotes"}]}}', '2026-11-29T00:46:18.164Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '2e1da294-c048-4b39-983d-3104b836538c', '50b2a23b1bc71b95863d851a9df211b5ef71c526844e4d9be3bc21440654b561', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAABmszAtpzMQ.CQ3y8BW3RrfGXH1NwPgafw","missing_signals":["problem.user_quote: need 3, have 1","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_aba4de65","provenance":{"grade":"read","passage":"All of our patients pay by card before the treatment so we carry no debt"},"earned":{"rules":["base","counterfactual"],"misses":[]}}', '2026-11-29T00:46:18.166Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'efece056-c71b-41e8-b3f8-99bded1e1562', '71fe5832c10990b69bf50cf1e0e6a4d9bd63f40ec2f14e10c0bfa5fdf16a7b4f', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAE2szAtpzMQ.tXpOHFwmLqlPQw7BVCzShw","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.pricing_row: need 3, have 2","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_26b77e03","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T00:46:18.790Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '113644ad-8a41-494f-a691-1154061a4ac4', 'ecb6b5b21246007191cb3b437c74daf4ad6b96ee987088de507dc0f5f3e07686', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAABWszAtpzMQ.4tbawARaDJfdDm5wLgn0Qg","missing_signals":["problem.user_quote: need 3, have 1","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_a53545ab","provenance":{"grade":"read","passage":"UK dental practices with 3 to 10 chairs practice manager 4200"}}', '2026-11-29T00:46:18.167Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '50d60432-8c3f-4ccb-9722-aad81ca21056', '57c0950a034ab2a015dc15fc58fa879133d8af58495e069d9143a5bc677f8e95', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAB2szAtpzMQ.BicrjIKQygvG7QsGoF-77Q","missing_signals":["problem.user_quote: need 3, have 1","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_96ba32b5","provenance":{"grade":"read","passage":"Duechaser"},"earned":{"rules":["base","acv_grounded","sized"],"misses":[]}}', '2026-11-29T00:46:18.386Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '8b63fdd9-56e3-458d-a33c-47c1074884ce', 'd989d86720e3340e78c04d6358a488ced4240f1eda57ed22cbc81626c999e624', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAACWszAtpzMQ.wVTVIRsZBWUmw7hdbLhDbQ","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 1","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_b96ff8a4","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T00:46:18.638Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'ed9f6f27-ddf4-40d5-b7fd-65738ca3796e', '609fe5554843eb58f337b3161467f32426eb704214df73ffba547d2abe9d1c51', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAACmszAtpzMQ.f-ERjFNMTWnwM4sn6OwcJw","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 1","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_dbd58212","provenance":{"grade":"read","passage":"Chairsoft shows the debt but nobody chases it, we still do it by hand"},"earned":{"rules":["base"],"misses":[{"rule":"coverage","needs":"complaints about 3 different competitors"},{"rule":"independent","needs":"complaints from 3 sources on 2 domains"}],"flags":["unmatched_competitor"]}}', '2026-11-29T00:46:18.648Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '1e02a6cc-9085-4bae-a9b0-646f4ac03a8f', 'dc20c6ea03fdc6472a3bb1c65bf1b4c820b708376678545984d95dd55efae77b', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAADWszAtpzMQ.LmrkOH3WjKWOfy6KOO2R7Q","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_80604fdb","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T00:46:18.686Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '98e89bed-8d9e-4b7c-9d4b-f9136c1707ca', '4818b77187195125fb89c4d1b3761fa6e8620f328ee192e5310b66d5a097fb4e', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAFWszAtpzMQ.7Vc-XlASlKxS0U3FKGSB0w","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_bdbe4b46","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T00:46:18.807Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'e36c88e0-4b79-498a-b455-78f352391adc', 'd0d50859e314c4871470d4aaff01ea5e621e773e071a747bab46736147c5e2fc', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAACGszAtpzMQ.NpX_OzvTej-vcMlKNtST0A","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_52f71596","provenance":{"grade":"read","passage":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand"},"earned":{"rules":["base","behaviour_2","role_fit"],"misses":[{"rule":"independent","needs":"at least 3 sources on 2 domains"},{"rule":"corroborated","needs":"5 or more independent quotes"}]}}', '2026-11-29T00:46:18.617Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '8123ea90-d9ed-4169-8fe0-bfe5a3b477a6', 'd1b3d1d49acac2ea4c391ead745194b15a464d1c61d4e0e1ef0ceb2efe02ca08', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAC2szAtpzMQ.MphTZsfAgVQJY5fjN1ls5Q","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 1","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_63bb340b","provenance":{"grade":"read","passage":"Duechaser"},"earned":{"rules":["base"],"misses":[{"rule":"priced","needs":"3 competitors priced within 12 months"}]}}', '2026-11-29T00:46:18.669Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '731a06ab-8483-4dcb-96f9-737eec29d5f5', '8e849312feb3742edd262d021851a203460970bdec23ac86ca68fce5b19db66d', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAD2szAtpzMQ.Ai7rjroKNAvEaZgQozGE6A","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 2","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_a8a0cf9a","provenance":{"grade":"read","passage":"Chairsoft"},"earned":{"rules":["base"],"misses":[{"rule":"priced","needs":"3 competitors priced within 12 months"}]}}', '2026-11-29T00:46:18.724Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'd7a45ded-f883-439d-9a4a-4aa0aa406f1c', 'f36e6dc1ff9d87dfefeea7fbb1213d63701225656d5992bb68866db76f472fcd', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAEWszAtpzMQ.2NKemp0cpAsxZ28KHISN9Q","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 2","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_54d0d0ff","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T00:46:18.754Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '41ca0690-03cf-4079-8f0a-a36575b0849e', '25f4cfedd77925690149b30a6c7f0e570d5d6ac75a1a57e278dafd7b0d10f5a8', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAFGszAtpzMQ.v_5XAgn-qzPaWIc1sZlkGw","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_46d14d3b","provenance":{"grade":"read","passage":"Ledgerine"},"earned":{"rules":["base"],"misses":[{"rule":"priced","needs":"3 competitors priced within 12 months"}],"flags":["unmatched_competitor"]}}', '2026-11-29T00:46:18.783Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '55d6149b-c7fb-44f0-807b-460f2f680805', 'bef3669f142026bd6938865d8e681583828bfc0098aa5e563c33a089eabaeec3', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAF2szAtpzMQ.8v_uw8DINv8kDUJgJ1oq9Q","missing_signals":["distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4"],"accepted":true,"entry":"e_4646cb1e","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T00:46:18.824Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'd0f8090b-af1f-47a5-a630-deb9e2deaeb0', '5ce9f85aca10a2979ba8ff539b796af05e99c8a636518efd4748880070c1568d', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAGmszAtpzMQ.wHD0YKSUJIfk-EgEXzywzA","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_0afff5f0","provenance":{"grade":"read","passage":"Ran the practice-management column in the digest for two years, 41 issues"}}', '2026-11-29T00:46:18.861Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '676d14bb-841b-458d-aafe-7864f3751cca', '685ece18a22d96f21aa8aac5c9702942cc3fd60e016c40b8837f33a2685bacc3', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAADGszAtpzMQ.5SzocL9MiY0K51Bm1CDTRQ","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 1","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_ce0e3766","provenance":{"grade":"read","passage":"Chasing small balances is the worst part of my month and I put it off"},"earned":{"rules":["base","independent","role_fit"],"misses":[{"rule":"corroborated","needs":"5 or more independent quotes"},{"rule":"behaviour_3","needs":"someone already spent money or switched because of this"}]}}', '2026-11-29T00:46:18.680Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '2c483803-1be5-44a0-9605-ba4e0991a4b4', 'f2bb0a8bf84858a9896571c148f31ab3c0c7b8c78043b6ff66fd6d6c2ba0143e', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAADmszAtpzMQ.iVE86BT8H1TqI-aOuF4Zaw","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_c3bfe2d0","provenance":{"grade":"read","passage":"Duechaser is built for invoices between companies, patients find it rude"},"earned":{"rules":["base"],"misses":[{"rule":"coverage","needs":"complaints about 3 different competitors"},{"rule":"independent","needs":"complaints from 3 sources on 2 domains"}]}}', '2026-11-29T00:46:18.718Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '54ff34a3-f9a5-4afe-9814-fcba13e32883', '8881a426d1b883930b30a1842b9e0b4177b16ee4a1806ae1dc7f8ad0bf5027be', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAEGszAtpzMQ.9I88IVsan56pUA3ARHAskQ","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 2","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_117815af","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T00:46:18.748Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '03c6d612-3ead-4069-9678-ed5497d4fb20', '71a22f54ed5d09cef92e16fc3eaac297dceeda9bc3d7563b1980d270434ab6e4', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAEmszAtpzMQ.A6moddJOVGFCnbklJCUyPA","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.pricing_row: need 3, have 2","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_1f84c604","provenance":{"grade":"read","passage":"The recall module in Molaris takes us 3 hours a week to run properly"},"earned":{"rules":["base","coverage","independent","behaviour_2"],"misses":[{"rule":"behaviour_3","needs":"someone left a competitor or pays to work around it"},{"rule":"corroborated","needs":"5 or more independent complaints"}]}}', '2026-11-29T00:46:18.775Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '0b120c18-3b27-4a6e-8619-b4df7d787f34', '38b4eb6766da37be38e6422c49a948f6abd329d9de2884a57e39170bfeb55dce', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAFmszAtpzMQ.Ni3wQiQR7cG9EiGi4g5rdA","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4"],"accepted":true,"entry":"e_3b225cb6","provenance":{"grade":"word","reason":"no_source: the entry cites no page"},"earned":{"rules":["base","replication_6"],"misses":[{"rule":"replication_12","needs":"12 or more months to copy, by a sourced comparable"}]}}', '2026-11-29T00:46:18.813Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'aa33fa66-f1b8-4561-880b-bb66167e2663', '4cc1a0878d7a212722d1c19f581b0941b3d1999887e16e95b8c754375c861b4f', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAGWszAtpzMQ.axtGHuAupX2bckZSnnbYGQ","missing_signals":["distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_9385154d","provenance":{"grade":"read","passage":"Receptionist with a spreadsheet"},"earned":{"rules":["base","status_quo"],"misses":[]}}', '2026-11-29T00:46:18.838Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '6c3ac013-59b3-450a-8aa3-42cc1379cee8', 'b55fd16a5b95ad32ed80928de3f1f4c70c3ac861ca3568ffa674508414a25a27', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAG2szAtpzMQ.A8kXgUhgxrwjacRm85V1ag","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_b5ce1e28","provenance":{"grade":"read","passage":"400 GBP"}}', '2026-11-29T00:46:18.867Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '6fc26d0c-badb-4825-92eb-a0ae281016c8', '1510d78c5eb0be9a341d99cb8f68376e66427913e98ec2bf6536b3b01ec19990', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAGGszAtpzMQ.6lBkwCcoGgJlGtggkL0t-w","missing_signals":["distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4"],"accepted":true,"entry":"e_aac111bf","provenance":{"grade":"read","passage":"Chairsoft reseller community 420 GBP"}}', '2026-11-29T00:46:18.829Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '40332cbd-334e-4580-a3b7-11a2c26097c5', '436341f3d330ee71659fbc12285a719ce6a03f0df328b8d75285cc1df86c7886', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAHGszAtpzMQ._Xtf_OlpR-3nf3t_2Q6HhA","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_f5018920","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T00:46:18.880Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '73311795-a3b8-470f-aa3c-3bbe0111ae9b', '687a74067484599d819f56b7881946f6146ff410bbbc423369837fbfed66679d', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAHWszAtpzMQ.8wHZFWAxMkQhsXdikbmqfg","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_144b1246","provenance":{"grade":"read","passage":"75"}}', '2026-11-29T00:46:18.888Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '2e3ecbea-4a77-4788-9986-0c13bc6ab330', 'a7f09055e13eb632cd55feaf88d17d59249fbeaf0c39835101c5b6e009ec6f23', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAIWszAtpzMQ.aWcGiXSYj3mz9geaug9dWA","missing_signals":[],"accepted":true,"entry":"e_97a81447","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base","relevant_artifact"],"misses":[{"rule":"adopted_artifact","needs":"shipped artifact has adopters"},{"rule":"second_artifact","needs":"2 or more shipped artifacts"}]}}', '2026-11-29T00:46:18.917Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'e438626a-c0cf-46d8-bfb4-d9d520819625', '2aa778483e5d45a530036d7007e47d6a388e5a176c3888338b4e112ef975104b', '{"summary":"7 of 7 quotes were read at their sources, 3 of them on established hosts.","evidence":{"grades":{"attested":0,"read":18,"own":0,"unread":9,"absent":0,"word":6},"quotes":{"total":7,"read":7,"established":3},"points_on_read":36},"scorecard":{"protocol":"7-axis@2026.06","axes":[{"id":"problem","score":6,"max":10,"label":"Problem"},{"id":"market","score":6,"max":10,"label":"Beachhead market"},{"id":"solutions","score":7,"max":10,"label":"Existing solutions"},{"id":"wedge","score":6,"max":10,"label":"Wedge"},{"id":"distribution","score":6,"max":10,"label":"Distribution"},{"id":"economics","score":7,"max":10,"label":"Unit economics"},{"id":"founder","score":5,"max":10,"label":"Founder fit"}],"total":43,"max_total":70,"verdict":"iterate","estimate":{"posterior_p":0.1375,"ci_95":[0.0196,0.4231],"reference":{"category":"b2b_saas_smb","base_rate_pmf_24mo":0.1}}},"estimate_basis":{"allowance":0.0007,"quotes":{"read":7,"unread":0,"absent":0},"assumed":{"share":0.1,"honest":{"read":6,"unread":1.6,"absent":0.4},"made_up":{"read":0.8,"unread":2,"absent":2.4}},"base_rate":{"grade":"C","range_80":[0.04,0.18],"sources":["ChartMogul SaaS Growth Report, 2023","ChartMogul / K. Poyar, 2025","Reynolds, Business Creation (PSED), 2018","Carta (P. Walker), via Chronograph; Walker LinkedIn copy Aug 2025; pmf.show 21 Aug 2025, 2024-2025"]},"observed":{"event":"a further dated round more than 90 days and at most 24 months after the first","events":270,"n":794,"rate":0.3401,"wilson_95":[0.3079,0.3737],"cohort":"US firms whose first recorded round, in 2005 to 2010, was angel, seed, series A or unspecified venture, at most 6 years after their founding if that is known","codes":["software"],"attribution":"Data: CrunchBase, October 2013, CC BY"},"calibration":"/docs/estimate"},"explanations":{"problem":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_4b8b1e42","e_52f71596","e_ce0e3766","e_aba4de65"]},{"rule":"independent","points":1,"text":"at least 3 sources on 2 domains","cites":["e_4b8b1e42","e_52f71596","e_ce0e3766"]},{"rule":"behaviour_2","points":1,"text":"2 independent quotes describe a workaround or measured loss","cites":["e_4b8b1e42","e_52f71596"],"spans":[{"entry":"e_4b8b1e42","start":15,"end":22},{"entry":"e_52f71596","start":25,"end":36}]},{"rule":"role_fit","points":1,"text":"2 independent speakers hold the ICP role","cites":["e_4b8b1e42","e_52f71596","e_ce0e3766"]},{"rule":"counterfactual","points":1,"text":"independent counterfactual with an explanation","cites":["e_aba4de65"]}],"caps":[]},"market":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_a53545ab","e_377ae88d","e_cf077a8b","e_f3c60f2d","e_96ba32b5"]},{"rule":"icp_precise","points":1,"text":"ICP narrowed on 3 or more of size, geography, trigger, user role, exclusions","cites":["e_a53545ab"]},{"rule":"prospects_distinct","points":1,"text":"3 organisations on distinct domains","cites":["e_377ae88d","e_cf077a8b","e_f3c60f2d"]},{"rule":"acv_grounded","points":1,"text":"ACV within 3x of the median of 2 independent comparables","cites":["e_96ba32b5"]},{"rule":"sized","points":1,"text":"sourced account count x ACV reaches 1,000,000 USD a year","cites":["e_a53545ab","e_96ba32b5"]}],"caps":[{"cap":"evidence_unread","at":6,"binding":false,"text":"most claims of the axis were not seen at their source: cite pages that can be read, or send an entry again when its page answers","cites":["e_377ae88d","e_cf077a8b","e_f3c60f2d"]}]},"solutions":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_54d0d0ff","e_80604fdb","e_9385154d","e_b96ff8a4","e_bdbe4b46","e_1f84c604","e_c3bfe2d0","e_dbd58212","e_46d14d3b","e_63bb340b","e_a8a0cf9a"]},{"rule":"coverage","points":1,"text":"complaints about 3 different competitors","cites":["e_1f84c604","e_c3bfe2d0","e_dbd58212"]},{"rule":"independent","points":1,"text":"complaints from 3 sources on 2 domains","cites":["e_1f84c604","e_c3bfe2d0","e_dbd58212"]},{"rule":"behaviour_2","points":1,"text":"2 complaints describe a workaround or measured loss","cites":["e_1f84c604","e_dbd58212"],"spans":[{"entry":"e_1f84c604","start":38,"end":45},{"entry":"e_dbd58212","start":62,"end":69}]},{"rule":"status_quo","points":1,"text":"the do-nothing or in-house alternative is named","cites":["e_9385154d"]},{"rule":"priced","points":1,"text":"3 competitors priced within 12 months","cites":["e_46d14d3b","e_63bb340b","e_a8a0cf9a"]}],"caps":[]},"wedge":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_117815af","e_26b77e03","e_3b225cb6"]},{"rule":"targets_icp","points":1,"text":"wedge names the ICP","cites":["e_117815af","e_a53545ab"]},{"rule":"answers_complaint","points":1,"text":"wedge shares subject matter with 2 or more quotes in the ledger","cites":["e_117815af","e_dbd58212","e_4b8b1e42","e_52f71596"]},{"rule":"measurable","points":1,"text":"wedge has a metric with baseline and target","cites":["e_117815af"]},{"rule":"structural_reason","points":1,"text":"the reason incumbents have not done it is structural","cites":["e_26b77e03"]},{"rule":"replication_6","points":1,"text":"6 or more months to copy, not a guess","cites":["e_3b225cb6"]}],"caps":[{"cap":"unsourced","at":6,"binding":true,"text":"nothing about incumbents is sourced","cites":["e_26b77e03","e_3b225cb6"]}]},"distribution":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_4646cb1e","e_aac111bf","e_0afff5f0"]},{"rule":"channel_specific","points":1,"text":"one concrete venue with a live URL","cites":["e_4646cb1e"]},{"rule":"benchmark_fresh","points":1,"text":"benchmark dated within 36 months","cites":["e_aac111bf"]},{"rule":"fit_evidenced","points":1,"text":"founder-channel fit has a public link","cites":["e_0afff5f0"]},{"rule":"cac_consistent","points":1,"text":"assumed CAC is not below 2/3 of the benchmark","cites":["e_b5ce1e28","e_aac111bf"]}],"caps":[]},"economics":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_b5ce1e28","e_f5018920","e_144b1246","e_96dd465b"]},{"rule":"sourced_2","points":1,"text":"2 of 4 inputs measured or sourced","cites":["e_b5ce1e28","e_144b1246"]},{"rule":"ltv_cac_3","points":1,"text":"recomputed LTV is 3 or more times CAC","cites":["e_f5018920","e_b5ce1e28","e_144b1246"]},{"rule":"payback","points":1,"text":"gross-margin payback within the class limit","cites":["e_b5ce1e28","e_f5018920","e_144b1246"]},{"rule":"margin","points":1,"text":"gross margin at or above the class floor","cites":["e_144b1246"]},{"rule":"churn_sober","points":1,"text":"churn assumption no rosier than the class floor","cites":["e_f5018920"]},{"rule":"breakeven_share","points":1,"text":"breakeven needs at most 10% of reachable accounts","cites":["e_96dd465b","e_a53545ab"]}],"caps":[{"cap":"half_assumed","at":7,"binding":true,"text":"two inputs are assumptions","cites":["e_f5018920","e_96dd465b"]}]},"founder":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_c47555ab","e_d3bba4f1","e_97a81447"]},{"rule":"years_3","points":1,"text":"3 or more years in the domain, publicly checkable","cites":["e_c47555ab"]},{"rule":"was_the_buyer","points":1,"text":"founder has held the ICP role","cites":["e_c47555ab","e_a53545ab"]},{"rule":"relevant_artifact","points":1,"text":"shipped something for the same customer, domain or technology","cites":["e_97a81447"]}],"caps":[]}},"gates":["total_below_56","axis_below_6","no_costly_signal"],"gate_reasons":[{"gate":"total_below_56","text":"The total is 43: 13 more points lift it.","cites":[]},{"gate":"axis_below_6","text":"Below 6: Founder fit 5. Their caps and unmet rules say what lifts them.","cites":[]},{"gate":"no_costly_signal","text":"No customer has committed anything that costs them. A payment, deposit or signed pilot, or a quote of someone who already paid or switched, lifts it.","cites":[]}],"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgIBoiTEUsO9AHWTNNQjjIHtAAAAIWszAtpmdmdSczE.RFmbCChumbuO-amEu0a9sw","auditHash":"c6b89da426127ed2641d0b1358af6534150ce3f19f36cb4b3cb258a60006043d"}', '2026-11-29T00:46:18.940Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '799e3186-28c5-4d8e-82aa-cd6644d3a94e', '05e97dd198e78029fdfa65958c1e29d30db09d9d61f217b9512553b77c8ee036', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAHmszAtpzMQ.S1JNpKEJP9SiX9P4nskudw","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0"],"accepted":true,"entry":"e_96dd465b","provenance":{"grade":"word","reason":"no_source: the entry cites no page"},"earned":{"rules":["base","breakeven_share"],"misses":[]}}', '2026-11-29T00:46:18.898Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '6fda537b-21d0-4380-bc3a-7694220a2c7a', 'e04ce74cec2ff8db1cad2dc7d142c96fffd5d2011a5acbada72ec7ed0d8012ca', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAH2szAtpzMQ.fJtK-Dce2dillR5vcp6Yvw","missing_signals":["founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0"],"accepted":true,"entry":"e_c47555ab","provenance":{"grade":"read","passage":"practice manager, dental practice operations"}}', '2026-11-29T00:46:18.904Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '99d8c6da-a061-4ab0-ac68-78cfd3a863ef', 'd7272c66225e4a27523fa955f27813f9efcf1fe8fc080cb81b5b33b01e9044c9', '{"session_token":"srv1.01M8JC8Q040XD00K6G5JXZ91B5AgABoiTEUsO9AHWTNNQjjIHtAAAAIGszAtpzMQ.CT6V8kVxci_Z8k1UwObgUA","missing_signals":["founder.shipped_artifact: need 1, have 0"],"accepted":true,"entry":"e_d3bba4f1","provenance":{"grade":"word","reason":"no_source: the entry cites no page"},"earned":{"rules":["base"],"misses":[{"rule":"structural_edge","needs":"advantage is structural and has a public link"}]}}', '2026-11-29T00:46:18.913Z');


--
-- Data for Name: job_queue; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-assessment', '2026-11-29T00:46:14.104Z');
INSERT INTO public.kysely_migration VALUES ('0002-sources', '2026-11-29T00:46:14.126Z');
INSERT INTO public.kysely_migration VALUES ('0003-runs', '2026-11-29T00:46:14.158Z');
INSERT INTO public.kysely_migration VALUES ('0004-retention', '2026-11-29T00:46:14.162Z');
INSERT INTO public.kysely_migration VALUES ('0005-members', '2026-11-29T00:46:14.199Z');
INSERT INTO public.kysely_migration VALUES ('0006-lists', '2026-11-29T00:46:14.209Z');
INSERT INTO public.kysely_migration VALUES ('0007-inviters', '2026-11-29T00:46:14.210Z');
INSERT INTO public.kysely_migration VALUES ('0008-page-reads', '2026-11-29T00:46:14.211Z');
INSERT INTO public.kysely_migration VALUES ('0009-senders', '2026-11-29T00:46:14.212Z');
INSERT INTO public.kysely_migration VALUES ('0010-message-proofs', '2026-11-29T00:46:14.218Z');
INSERT INTO public.kysely_migration VALUES ('0011-citation-checks', '2026-11-29T00:46:14.225Z');
INSERT INTO public.kysely_migration VALUES ('0012-audit-log', '2026-11-29T00:46:14.238Z');
INSERT INTO public.kysely_migration VALUES ('0013-leaf-runs', '2026-11-29T00:46:14.239Z');
INSERT INTO public.kysely_migration VALUES ('0014-log-entries', '2026-11-29T00:46:14.251Z');
INSERT INTO public.kysely_migration VALUES ('0015-log-heads', '2026-11-29T00:46:14.253Z');
INSERT INTO public.kysely_migration VALUES ('0016-cosignatures', '2026-11-29T00:46:14.259Z');
INSERT INTO public.kysely_migration VALUES ('0017-erasure', '2026-11-29T00:46:14.262Z');
INSERT INTO public.kysely_migration VALUES ('0018-sealed-scorecards', '2026-11-29T00:46:14.263Z');
INSERT INTO public.kysely_migration VALUES ('0019-snapshot-tiles', '2026-11-29T00:46:14.267Z');
INSERT INTO public.kysely_migration VALUES ('0020-leaves-by-run', '2026-11-29T00:46:14.269Z');
INSERT INTO public.kysely_migration VALUES ('0021-portfolios', '2026-11-29T00:46:14.302Z');
INSERT INTO public.kysely_migration VALUES ('0022-erased-sessions', '2026-11-29T00:46:14.308Z');
INSERT INTO public.kysely_migration VALUES ('0023-append-indexes', '2026-11-29T00:46:14.312Z');
INSERT INTO public.kysely_migration VALUES ('0024-watch', '2026-11-29T00:46:14.346Z');
INSERT INTO public.kysely_migration VALUES ('0025-webhooks', '2026-11-29T00:46:14.368Z');
INSERT INTO public.kysely_migration VALUES ('0026-cases', '2026-11-29T00:46:14.395Z');
INSERT INTO public.kysely_migration VALUES ('0027-record-extracts', '2026-11-29T00:46:14.400Z');
INSERT INTO public.kysely_migration VALUES ('0028-roles', '2026-11-29T00:46:14.402Z');
INSERT INTO public.kysely_migration VALUES ('0029-sealed-matches', '2026-11-29T00:46:14.413Z');
INSERT INTO public.kysely_migration VALUES ('0030-mail-digests', '2026-11-29T00:46:14.433Z');
INSERT INTO public.kysely_migration VALUES ('0031-dead-jobs', '2026-11-29T00:46:14.441Z');
INSERT INTO public.kysely_migration VALUES ('0032-agents', '2026-11-29T00:46:14.454Z');
INSERT INTO public.kysely_migration VALUES ('0033-taken-addresses', '2026-11-29T00:46:14.455Z');
INSERT INTO public.kysely_migration VALUES ('0034-jobs-by-group', '2026-11-29T00:46:14.459Z');
INSERT INTO public.kysely_migration VALUES ('0035-saved-views', '2026-11-29T00:46:14.467Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.links VALUES ('0e0d2f3d58da0f1aee1c8cceedb4ece3650bc1cfe92263be3c9b9a45a7f15f22', '01M8JC8PFQ1DWR3T53EA26PX9R', 'operator', NULL, '01M8JC8M6ZW1F81JVA1M3EK3A8', 'owner', '2026-11-29T00:46:17.591Z', '2026-11-30T00:46:17.591Z', NULL, NULL);


--
-- Data for Name: log_disclosures; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'pitch.0', 'I2M3aBpa205ANpH8-cO0U659sAXV0nBeapWBxsXuELk', '');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_cf077a8b.0', 'oF3U1bX0t-gVS8XHOLqa92BfeWIIKAMWhDNZe63nBOI', '"{\"age_days\":null,\"axis\":\"market\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://birchdental.com.localhost:40575\"}],\"id\":\"e_cf077a8b\",\"kind\":\"named_prospect\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.237Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://birchdental.com.localhost:40575\"}],\"received_at\":\"2026-11-29T00:46:18.169Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"contact_role\":\"practice manager\",\"contact_status\":\"contacted\",\"organization\":\"Birch Dental\",\"organization_url\":\"http://birchdental.com.localhost:40575\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_377ae88d.0', 'xoDIsXsnVbAtHYLM251tAl1uuZM2nzkL0bWOT8IHb7E', '"{\"age_days\":null,\"axis\":\"market\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://harboursmiles.co.uk.localhost:40575\"}],\"id\":\"e_377ae88d\",\"kind\":\"named_prospect\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.333Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://harboursmiles.co.uk.localhost:40575\"}],\"received_at\":\"2026-11-29T00:46:18.319Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"contact_role\":\"practice manager\",\"contact_status\":\"contacted\",\"organization\":\"Harbour Smiles\",\"organization_url\":\"http://harboursmiles.co.uk.localhost:40575\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_f3c60f2d.0', 'koEafVZwdCeW4qhU4s7nFNj--dKF6gbrUJ9hHr-c1c0', '"{\"age_days\":null,\"axis\":\"market\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://oaklanedental.co.uk.localhost:40575\"}],\"id\":\"e_f3c60f2d\",\"kind\":\"named_prospect\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.363Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://oaklanedental.co.uk.localhost:40575\"}],\"received_at\":\"2026-11-29T00:46:18.352Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"contact_role\":\"practice manager\",\"contact_status\":\"contacted\",\"organization\":\"Oak Lane\",\"organization_url\":\"http://oaklanedental.co.uk.localhost:40575\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_4b8b1e42.0', 'eoks6LmtC-zVQLickBBKyzCYO_VWVKzEYw9i_pHBw54', '"{\"age_days\":151,\"axis\":\"problem\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.chairside-forum.co.uk.localhost:40575/t/balances/881\"}],\"id\":\"e_4b8b1e42\",\"kind\":\"user_quote\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.210Z\",\"context\":\"We spend about 6 hours a week ringing patients about balances they forgot .\",\"fingerprint\":\"s:525017398f14dfcdacfc3d8af6ce97ea\",\"outcome\":\"found\",\"passage\":\"We spend about 6 hours a week ringing patients about balances they forgot\",\"sha256\":\"2bc235e8f8f69b04c06fcdf9638c82db79cdf95d8912827fbce7b7a51db579bd\",\"status\":200,\"url\":\"http://www.chairside-forum.co.uk.localhost:40575/t/balances/881\"}],\"received_at\":\"2026-11-29T00:46:18.164Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"source_date\":\"2026-07-01\",\"source_url\":\"http://www.chairside-forum.co.uk.localhost:40575/t/balances/881\",\"speaker_role\":\"practice manager, 4-chair practice\",\"verbatim\":\"We spend about 6 hours a week ringing patients about balances they forgot.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_a53545ab.0', 'QIZhzH_VP22wADiIw8oC5Yf6Qn0BzDzJWlOzbKjSpeU', '"{\"age_days\":null,\"axis\":\"market\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalregister.org.uk.localhost:40575/data\"}],\"id\":\"e_a53545ab\",\"kind\":\"icp_definition\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.228Z\",\"fingerprint\":\"s:f4eb35f2426b09f10fd0745b5cd63345\",\"outcome\":\"found\",\"passage\":\"UK dental practices with 3 to 10 chairs practice manager 4200\",\"sha256\":\"70b13791634d7e20cd2b1ffa77af5c8871710cc13663d494d9676df619d5dddb\",\"status\":200,\"url\":\"http://www.dentalregister.org.uk.localhost:40575/data\"}],\"received_at\":\"2026-11-29T00:46:18.167Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"buyer_role\":\"practice manager\",\"company_size\":\"10-50 staff\",\"count_source_url\":\"http://www.dentalregister.org.uk.localhost:40575/data\",\"excludes\":\"NHS-only practices and corporate chains\",\"geography\":\"United Kingdom\",\"reachable_accounts\":4200,\"segment\":\"UK dental practices with 3 to 10 chairs\",\"trigger_event\":\"Monthly aged-debt review shows patient balances over 60 days\",\"user_role\":\"receptionist\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_aba4de65.0', 'qKAWHfnNlTDBXMFLWzjTsMLHAAIW-42Kh5FvOrEGo98', '"{\"age_days\":264,\"axis\":\"problem\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalpracticeweekly.co.uk.localhost:40575/2026/03/prepay\"}],\"id\":\"e_aba4de65\",\"kind\":\"counterfactual_quote\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.222Z\",\"context\":\"All of our patients pay by card before the treatment so we carry no debt .\",\"fingerprint\":\"s:ac14caa2b16435491ec5e24163ba8a87\",\"outcome\":\"found\",\"passage\":\"All of our patients pay by card before the treatment so we carry no debt\",\"sha256\":\"cc2542767e95195c5c275ceda1e61730fa4f3f5abba2393e1bc8adc86f9debfa\",\"status\":200,\"url\":\"http://www.dentalpracticeweekly.co.uk.localhost:40575/2026/03/prepay\"}],\"received_at\":\"2026-11-29T00:46:18.166Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"explanation\":\"Prepaid practices collect before treatment, so aged debt never appears.\",\"source_date\":\"2026-03-10\",\"source_url\":\"http://www.dentalpracticeweekly.co.uk.localhost:40575/2026/03/prepay\",\"speaker_role\":\"principal dentist\",\"verbatim\":\"All of our patients pay by card before the treatment so we carry no debt.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_96ba32b5.0', 'qGKt7aDUfED6J0n1zwa2fYxvswejmxxai91hLeWammg', '"{\"age_days\":null,\"axis\":\"market\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.duechaser.com.localhost:40575/pricing\"},{\"class\":\"ok\",\"status\":200,\"url\":\"http://chairsoft.com.localhost:40575/pricing\"}],\"id\":\"e_96ba32b5\",\"kind\":\"acv_estimate\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.401Z\",\"fingerprint\":\"s:ed2761fea4c64dbc712748520efd79ea\",\"outcome\":\"found\",\"passage\":\"Duechaser\",\"sha256\":\"34ba52ea752bdb9391c6a31398a16ef0b4c4b555950abd43b63f09a70a0ab689\",\"status\":200,\"url\":\"http://www.duechaser.com.localhost:40575/pricing\"},{\"at\":\"2026-11-29T00:46:18.401Z\",\"fingerprint\":\"s:17383523f2bb81a209fade68186c9f0e\",\"outcome\":\"found\",\"passage\":\"Chairsoft\",\"sha256\":\"bcffc21c796b55868d91f63cbea72023e4c2ef438a92913a0ad72b8bd63381bb\",\"status\":200,\"url\":\"http://chairsoft.com.localhost:40575/pricing\"}],\"received_at\":\"2026-11-29T00:46:18.386Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"amount\":1500,\"comparables\":[{\"annual_price\":1100,\"name\":\"Duechaser\",\"source_url\":\"http://www.duechaser.com.localhost:40575/pricing\"},{\"annual_price\":2400,\"name\":\"Chairsoft\",\"source_url\":\"http://chairsoft.com.localhost:40575/pricing\"}],\"currency\":\"GBP\",\"period\":\"year\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_52f71596.0', 'gMZVbNjWnzL_MX4VZbSL7MZ2Uzr98Cn9YlduXZbqEhY', '"{\"age_days\":151,\"axis\":\"problem\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.reddit.com.localhost:40575/r/Dentistry/comments/d1e2f3/billing/\"}],\"id\":\"e_52f71596\",\"kind\":\"user_quote\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.642Z\",\"context\":\"Our receptionist keeps a spreadsheet of who owes what and updates it by hand .\",\"fingerprint\":\"s:87df03d5bad3fbe8637642e651c95394\",\"outcome\":\"found\",\"passage\":\"Our receptionist keeps a spreadsheet of who owes what and updates it by hand\",\"sha256\":\"cc0c838782363d676bf6ab539951959014981ae05d0d7d46d81acf906b58de40\",\"status\":200,\"url\":\"http://www.reddit.com.localhost:40575/r/Dentistry/comments/d1e2f3/billing/\"}],\"received_at\":\"2026-11-29T00:46:18.617Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"source_date\":\"2026-07-01\",\"source_url\":\"http://www.reddit.com.localhost:40575/r/Dentistry/comments/d1e2f3/billing/\",\"speaker_role\":\"dental practice manager\",\"verbatim\":\"Our receptionist keeps a spreadsheet of who owes what and updates it by hand.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_b96ff8a4.0', 'nvhs6ibqF3oJkIhj0dL32iT1qyboeK2flYoeQuEGVnU', '"{\"age_days\":null,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.duechaser.com.localhost:40575\"}],\"id\":\"e_b96ff8a4\",\"kind\":\"named_competitor\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.651Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://www.duechaser.com.localhost:40575\"}],\"received_at\":\"2026-11-29T00:46:18.638Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"category\":\"direct\",\"name\":\"Duechaser\",\"url\":\"http://www.duechaser.com.localhost:40575\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_dbd58212.0', 'yorAVfmMs68nyj2Q7V23mdCgwA6m62ddKcey6guayYo', '"{\"age_days\":242,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.g2.com.localhost:40575/products/chairsoft/reviews/1\"}],\"id\":\"e_dbd58212\",\"kind\":\"dissatisfaction_quote\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.678Z\",\"context\":\"Chairsoft shows the debt but nobody chases it, we still do it by hand .\",\"fingerprint\":\"s:687004103a821136251523c6997d30ce\",\"outcome\":\"found\",\"passage\":\"Chairsoft shows the debt but nobody chases it, we still do it by hand\",\"sha256\":\"3c08755c9861bcab8c2864075d0fa53aa804eae318217831bb5b9c9fdc6f73aa\",\"status\":200,\"url\":\"http://www.g2.com.localhost:40575/products/chairsoft/reviews/1\"}],\"received_at\":\"2026-11-29T00:46:18.648Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"competitor\":\"Chairsoft\",\"source_date\":\"2026-04-01\",\"source_url\":\"http://www.g2.com.localhost:40575/products/chairsoft/reviews/1\",\"speaker_role\":\"practice manager\",\"verbatim\":\"Chairsoft shows the debt but nobody chases it, we still do it by hand.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_63bb340b.0', 'iMH-CrqaV4WYPi-FqzCstCDcaTIE1sA0HvalPE9JHKY', '"{\"age_days\":120,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.duechaser.com.localhost:40575/pricing\"}],\"id\":\"e_63bb340b\",\"kind\":\"pricing_row\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.687Z\",\"fingerprint\":\"s:ed2761fea4c64dbc712748520efd79ea\",\"outcome\":\"found\",\"passage\":\"Duechaser\",\"sha256\":\"34ba52ea752bdb9391c6a31398a16ef0b4c4b555950abd43b63f09a70a0ab689\",\"status\":200,\"url\":\"http://www.duechaser.com.localhost:40575/pricing\"}],\"received_at\":\"2026-11-29T00:46:18.669Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"competitor\":\"Duechaser\",\"currency\":\"GBP\",\"observed_date\":\"2026-08-01\",\"period\":\"month\",\"plan\":\"Standard\",\"price\":90,\"source_url\":\"http://www.duechaser.com.localhost:40575/pricing\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_ce0e3766.0', '_cjHYw9qDA6TBHjsVN8IaIzQCzrlUpPJ0DeQvySPHvY', '"{\"age_days\":151,\"axis\":\"problem\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/9911\"}],\"id\":\"e_ce0e3766\",\"kind\":\"user_quote\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.712Z\",\"context\":\"Chasing small balances is the worst part of my month and I put it off .\\n\\nReceptionist with a spreadsheet\",\"fingerprint\":\"s:cebaf6a4efae8b264d34048bd99c6b86\",\"outcome\":\"found\",\"passage\":\"Chasing small balances is the worst part of my month and I put it off\",\"sha256\":\"f9199a07c8f1c5da7269a0225cc20abe2415383086707c4279299a1665f2b704\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/9911\"}],\"received_at\":\"2026-11-29T00:46:18.680Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"source_date\":\"2026-07-01\",\"source_url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/9911\",\"speaker_role\":\"receptionist\",\"verbatim\":\"Chasing small balances is the worst part of my month and I put it off.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_80604fdb.0', 'rYTM2Lc7kvB2HYKle3D-uyfmyC7ISbFMBfGrcAkMZyQ', '"{\"age_days\":null,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://chairsoft.com.localhost:40575\"}],\"id\":\"e_80604fdb\",\"kind\":\"named_competitor\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.718Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://chairsoft.com.localhost:40575\"}],\"received_at\":\"2026-11-29T00:46:18.686Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"category\":\"indirect\",\"name\":\"Chairsoft\",\"url\":\"http://chairsoft.com.localhost:40575\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_c3bfe2d0.0', 'B66IqZQoqhzpvPrx_98dbO5Ft8qEM0fBASOZuFWaZ_M', '"{\"age_days\":242,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.capterra.com.localhost:40575/p/1/Duechaser/reviews/2\"}],\"id\":\"e_c3bfe2d0\",\"kind\":\"dissatisfaction_quote\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.738Z\",\"context\":\"Duechaser is built for invoices between companies, patients find it rude .\",\"fingerprint\":\"s:9463c62d6611975239f1a997775cfff5\",\"outcome\":\"found\",\"passage\":\"Duechaser is built for invoices between companies, patients find it rude\",\"sha256\":\"8e76ca16a89237145d1433310684cfd30f69799ef26c3e45b04f734c925981b3\",\"status\":200,\"url\":\"http://www.capterra.com.localhost:40575/p/1/Duechaser/reviews/2\"}],\"received_at\":\"2026-11-29T00:46:18.718Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"competitor\":\"Duechaser\",\"source_date\":\"2026-04-01\",\"source_url\":\"http://www.capterra.com.localhost:40575/p/1/Duechaser/reviews/2\",\"speaker_role\":\"owner\",\"verbatim\":\"Duechaser is built for invoices between companies, patients find it rude.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_a8a0cf9a.0', 'iGTvfbNp9yt8pPPdJtDddeeHO55JSYj1ppigMo8Qtmk', '"{\"age_days\":120,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://chairsoft.com.localhost:40575/pricing\"}],\"id\":\"e_a8a0cf9a\",\"kind\":\"pricing_row\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.755Z\",\"fingerprint\":\"s:17383523f2bb81a209fade68186c9f0e\",\"outcome\":\"found\",\"passage\":\"Chairsoft\",\"sha256\":\"bcffc21c796b55868d91f63cbea72023e4c2ef438a92913a0ad72b8bd63381bb\",\"status\":200,\"url\":\"http://chairsoft.com.localhost:40575/pricing\"}],\"received_at\":\"2026-11-29T00:46:18.724Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"competitor\":\"Chairsoft\",\"currency\":\"GBP\",\"observed_date\":\"2026-08-01\",\"period\":\"month\",\"plan\":\"Standard\",\"price\":200,\"source_url\":\"http://chairsoft.com.localhost:40575/pricing\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_117815af.0', '3Ilxe998eOg8UMcPrNineGqkz_lEFrycQgqkh6ZU9p8', '"{\"age_days\":null,\"axis\":\"wedge\",\"flags\":[],\"head\":[],\"id\":\"e_117815af\",\"kind\":\"wedge_statement\",\"reads\":[],\"received_at\":\"2026-11-29T00:46:18.748Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"metric\":{\"baseline\":6,\"name\":\"hours spent chasing per week\",\"target\":1,\"unit\":\"hours\"},\"statement\":\"For UK dental practices: patient balance reminders that a practice manager sets once, instead of a receptionist chasing by hand each week.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_54d0d0ff.0', 'tVyFLX42xnDmNnn10VVF8QotCjGGxXSyb_rUfhMYEd4', '"{\"age_days\":null,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://molaris-dental.com.localhost:40575\"}],\"id\":\"e_54d0d0ff\",\"kind\":\"named_competitor\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.778Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://molaris-dental.com.localhost:40575\"}],\"received_at\":\"2026-11-29T00:46:18.754Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"category\":\"indirect\",\"name\":\"Molaris\",\"url\":\"http://molaris-dental.com.localhost:40575\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_1f84c604.0', 'irsmwBqy1rwN0myJv2twuUxkrcwRfoUhxaM8roTpbfM', '"{\"age_days\":242,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/7712\"}],\"id\":\"e_1f84c604\",\"kind\":\"dissatisfaction_quote\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.790Z\",\"context\":\"The recall module in Molaris takes us 3 hours a week to run properly .\",\"fingerprint\":\"s:6f6e92e8efe34411a2c8abe60c6d5bee\",\"outcome\":\"found\",\"passage\":\"The recall module in Molaris takes us 3 hours a week to run properly\",\"sha256\":\"d3892722eadd6a4ae617c28d5c3a2178b26889d10d2dc678f601399af6932834\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/7712\"}],\"received_at\":\"2026-11-29T00:46:18.775Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"competitor\":\"Molaris\",\"source_date\":\"2026-04-01\",\"source_url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/7712\",\"speaker_role\":\"receptionist\",\"verbatim\":\"The recall module in Molaris takes us 3 hours a week to run properly.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_26b77e03.0', 'WSCzzdX1sEakUym9oCEBxsXWpqu5o_GVVl-vxlePsEM', '"{\"age_days\":null,\"axis\":\"wedge\",\"flags\":[],\"head\":[],\"id\":\"e_26b77e03\",\"kind\":\"anti_wedge\",\"reads\":[],\"received_at\":\"2026-11-29T00:46:18.790Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"competitor\":\"Chairsoft\",\"reason\":\"Chairsoft earns card-terminal fees through a partner whose contract bars patient pay-by-link.\",\"reason_type\":\"channel_conflict\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_46d14d3b.0', 'tZI2FnGkOh-8YPG8oP6Q_HoC9RcxGY700MhnAAa1YgI', '"{\"age_days\":120,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.ledgerine.com.localhost:40575/pricing\"}],\"id\":\"e_46d14d3b\",\"kind\":\"pricing_row\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.794Z\",\"fingerprint\":\"s:d289a3320c18490bb430651a6f30a904\",\"outcome\":\"found\",\"passage\":\"Ledgerine\",\"sha256\":\"a610c92fdcb1d3dcb23d386ace6eda590c5dc5c29c077a90d9c5c7a6010b7542\",\"status\":200,\"url\":\"http://www.ledgerine.com.localhost:40575/pricing\"}],\"received_at\":\"2026-11-29T00:46:18.783Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"competitor\":\"Ledgerine\",\"currency\":\"GBP\",\"observed_date\":\"2026-08-01\",\"period\":\"month\",\"plan\":\"Standard\",\"price\":29,\"source_url\":\"http://www.ledgerine.com.localhost:40575/pricing\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_bdbe4b46.0', '9Is8KDE9YPZ44p3tE4Hbei6dkg2xF5fg5PquOkTfns0', '"{\"age_days\":null,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.ledgerine.com.localhost:40575\"}],\"id\":\"e_bdbe4b46\",\"kind\":\"named_competitor\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.818Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://www.ledgerine.com.localhost:40575\"}],\"received_at\":\"2026-11-29T00:46:18.807Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"category\":\"indirect\",\"name\":\"Ledgerine\",\"url\":\"http://www.ledgerine.com.localhost:40575\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_3b225cb6.0', '6h-DoYrFPZQLj8dxan9W5XQRK8VpjJr0tPsr4dpK9Gs', '"{\"age_days\":null,\"axis\":\"wedge\",\"flags\":[],\"head\":[],\"id\":\"e_3b225cb6\",\"kind\":\"replication_estimate\",\"reads\":[],\"received_at\":\"2026-11-29T00:46:18.813Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"basis\":\"engineering_estimate\",\"months\":6,\"rationale\":\"Two practice-system integrations at about three months each for a small team.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_4646cb1e.0', '3rU8mzrT7fSdmE46G7bI3MH69q62etBehRTBAABSeX0', '"{\"age_days\":null,\"axis\":\"distribution\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575\"}],\"id\":\"e_4646cb1e\",\"kind\":\"channel_choice\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.851Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575\"}],\"received_at\":\"2026-11-29T00:46:18.824Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"channel\":\"community\",\"conversion_rate\":0.01,\"reachable_per_month\":300,\"specific_target\":\"Dental Managers Forum and its weekly digest\",\"target_url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_aac111bf.0', 'Z9AYazHQDjPhdZ667UDENRnGZR2e8dSYKsjuyWX57A0', '"{\"age_days\":424,\"axis\":\"distribution\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalpracticeweekly.co.uk.localhost:40575/2025/10/cac\"}],\"id\":\"e_aac111bf\",\"kind\":\"cac_benchmark\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.854Z\",\"fingerprint\":\"s:c8142256b856e17796a7d6aea7ea6f7c\",\"outcome\":\"found\",\"passage\":\"Chairsoft reseller community 420 GBP\",\"sha256\":\"55a34e50046206b7e9f375ff4a11500500fe415a75f2cea3edb2a37a96489c63\",\"status\":200,\"url\":\"http://www.dentalpracticeweekly.co.uk.localhost:40575/2025/10/cac\"}],\"received_at\":\"2026-11-29T00:46:18.829Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"amount\":420,\"channel\":\"community\",\"comparable_company\":\"Chairsoft reseller\",\"currency\":\"GBP\",\"source_date\":\"2025-10-01\",\"source_url\":\"http://www.dentalpracticeweekly.co.uk.localhost:40575/2025/10/cac\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_9385154d.0', '8zUUuBMsfazlGbNNBx-uVVt_98LtBpQsLYOiA1x5RE4', '"{\"age_days\":null,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/9911\"}],\"id\":\"e_9385154d\",\"kind\":\"named_competitor\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.866Z\",\"fingerprint\":\"s:cebaf6a4efae8b264d34048bd99c6b86\",\"outcome\":\"found\",\"passage\":\"Receptionist with a spreadsheet\",\"sha256\":\"f9199a07c8f1c5da7269a0225cc20abe2415383086707c4279299a1665f2b704\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/9911\"}],\"received_at\":\"2026-11-29T00:46:18.838Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"category\":\"status_quo\",\"name\":\"Receptionist with a spreadsheet\",\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575/topic/9911\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_0afff5f0.0', 'TgFdUJWrqEh3JRnulzyjHM5wC-s8D3Sq6ITGYEywC_Y', '"{\"age_days\":null,\"axis\":\"distribution\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575/columns/pm\"}],\"id\":\"e_0afff5f0\",\"kind\":\"founder_channel_fit\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.877Z\",\"fingerprint\":\"s:49fe48a37e81b66fee826294120b8557\",\"outcome\":\"found\",\"passage\":\"Ran the practice-management column in the digest for two years, 41 issues\",\"sha256\":\"c6b0fa967bb5a6701e43b4d0f6be3400fc23d30d5b7ec30f7eaa53e9dbc24763\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575/columns/pm\"}],\"received_at\":\"2026-11-29T00:46:18.861Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"claim\":\"Ran the practice-management column in the digest for two years, 41 issues.\",\"evidence_url\":\"http://www.dentalmanagers-forum.co.uk.localhost:40575/columns/pm\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_b5ce1e28.0', 'NOU1Zb6XKWCe7i-x_He2nYVAPqN97PMENMAZFprJTcI', '"{\"age_days\":null,\"axis\":\"economics\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalpracticeweekly.co.uk.localhost:40575/2025/10/cac\"}],\"id\":\"e_b5ce1e28\",\"kind\":\"cac\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.887Z\",\"fingerprint\":\"s:c8142256b856e17796a7d6aea7ea6f7c\",\"outcome\":\"found\",\"passage\":\"400 GBP\",\"sha256\":\"55a34e50046206b7e9f375ff4a11500500fe415a75f2cea3edb2a37a96489c63\",\"status\":200,\"url\":\"http://www.dentalpracticeweekly.co.uk.localhost:40575/2025/10/cac\"}],\"received_at\":\"2026-11-29T00:46:18.867Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"amount\":400,\"basis\":\"benchmark\",\"currency\":\"GBP\",\"source_url\":\"http://www.dentalpracticeweekly.co.uk.localhost:40575/2025/10/cac\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_f5018920.0', 'AzkAjZo5h30MFGTBlbZXTVB1O20Ao4VXPCMrAGcxfHA', '"{\"age_days\":null,\"axis\":\"economics\",\"flags\":[],\"head\":[],\"id\":\"e_f5018920\",\"kind\":\"ltv\",\"reads\":[],\"received_at\":\"2026-11-29T00:46:18.880Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"amount\":3125,\"arpa_monthly\":125,\"basis\":\"assumption\",\"churn_monthly\":0.03,\"currency\":\"GBP\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_144b1246.0', 'zD_9iYTDLR-kz7Ca8BOgTu9Wv09mCBWGPJs_9JN-BmY', '"{\"age_days\":null,\"axis\":\"economics\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.softwaremargins.org.localhost:40575/gm\"}],\"id\":\"e_144b1246\",\"kind\":\"gross_margin\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.899Z\",\"fingerprint\":\"s:f369cb89fc627e668987007d121ed1ea\",\"outcome\":\"found\",\"passage\":\"75\",\"sha256\":\"f369cb89fc627e668987007d121ed1eacdc01db9e28f8bb26f358b7d8c4f08ac\",\"status\":200,\"url\":\"http://www.softwaremargins.org.localhost:40575/gm\"}],\"received_at\":\"2026-11-29T00:46:18.888Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"basis\":\"benchmark\",\"percent\":75,\"source_url\":\"http://www.softwaremargins.org.localhost:40575/gm\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_96dd465b.0', 'wvUTePPwB3DzVSba6N1QBIy9buoaGdWqg6wbtmLa8zM', '"{\"age_days\":null,\"axis\":\"economics\",\"flags\":[],\"head\":[],\"id\":\"e_96dd465b\",\"kind\":\"breakeven_customers\",\"reads\":[],\"received_at\":\"2026-11-29T00:46:18.898Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"basis\":\"assumption\",\"currency\":\"GBP\",\"customers\":130,\"fixed_costs_monthly\":12000},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_c47555ab.0', 'FisDxAOw6yvUOxuTxv6KhYfyXw47nHuf8kP0Z8XPSwc', '"{\"age_days\":null,\"axis\":\"founder\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.linkedin.com.localhost:40575/in/practice-founder\"}],\"id\":\"e_c47555ab\",\"kind\":\"domain_years\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.917Z\",\"fingerprint\":\"s:1f009cdda0ea51b948de09797ad6a437\",\"outcome\":\"found\",\"passage\":\"practice manager, dental practice operations\",\"sha256\":\"b0543b4d1692550eeb35ec6e6cb700fddbf120f4e5a3b7c6a0b99e2128f63d50\",\"status\":200,\"url\":\"http://www.linkedin.com.localhost:40575/in/practice-founder\"}],\"received_at\":\"2026-11-29T00:46:18.904Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"domain\":\"dental practice operations\",\"evidence_url\":\"http://www.linkedin.com.localhost:40575/in/practice-founder\",\"role\":\"practice manager\",\"years\":4},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_d3bba4f1.0', 'PLCCs1JSkS1DGPlURLiUIdOmYgW6an2j15yAv-Poiuw', '"{\"age_days\":null,\"axis\":\"founder\",\"flags\":[],\"head\":[],\"id\":\"e_d3bba4f1\",\"kind\":\"unfair_advantage\",\"reads\":[],\"received_at\":\"2026-11-29T00:46:18.913Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"claim\":\"Knows 60 practice managers personally from the column and two study groups.\",\"type\":\"customer_relationships\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'entry.e_97a81447.0', '45Qv_5Xf1Qjrg4VKS_6aQrIOJXXA3-xcZakR4GEdGsI', '"{\"age_days\":null,\"axis\":\"founder\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://recallcalc.uk.localhost:40575\"}],\"id\":\"e_97a81447\",\"kind\":\"shipped_artifact\",\"reads\":[{\"at\":\"2026-11-29T00:46:18.927Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://recallcalc.uk.localhost:40575\"}],\"received_at\":\"2026-11-29T00:46:18.917Z\",\"sent_by\":\"01M8JC8MP3QM07B4SMTGHRS0FD\",\"value\":{\"adoption\":{\"unit\":\"users\",\"value\":40},\"artifact_url\":\"http://recallcalc.uk.localhost:40575\",\"relation\":\"same_customer\",\"title\":\"Recall calculator\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'assessment.0', 'ehM4rVxXVQ92ZQZqJqN7b2lDRVt60yEluZNGTlFEgTc', '');


--
-- Data for Name: log_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log_entries VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8Q040XD00K6G5JXZ91B5', 0, 'c6b89da426127ed2641d0b1358af6534150ce3f19f36cb4b3cb258a60006043d', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:18.940Z","data":{"_sd":["09dLTyJO7MPIbST3MUJo3qTuz4d2baoNBv6KuyYDA58","1GzZeNXkHhiircV9zHlWvNgKCZZVVQGhqtYO6QXNTGw","7Hb0KG_qTRB8DmsS37DSxKHxpV03nWpWBLmEDabbRaQ","8X69OmPxfRbOIaq1UKx9-wUpRj34GDKjDeZVfMEC8kY","9YgUDUgXKZe27pCvKxI4Ft8VGNG2FKheEhFC8wqakGQ","BQuTlOm1vJoI4Wn2fbON0O0UYRD-rrO7HJR5fMRO67w","EMxm0X30ozss6zALqDNYqmqWf2itmvsQMCIh4c-HwEk","GQn0EBGWJ422ne-t5EK3BRmA0sj9zZID3az_mzhaVwk","GppNOxsL6_dkatG8UMCrbZEhhe9AyOO5C3R9Z87qBdY","HFmKMN_n_dkXow33x0L2k0xY4LAi2Vzg2Zdj9n-YGnM","HOKJF7ftRzpoSDEXFSJHpXRYXGR0WzLXOHJBYHfoh0s","JOssNOp6hTSKK-f0mTELTLjzpmJz7bGxZqfEKZi9qpI","Km-JRLLJ5nr3e4Z46PEAvaZsiqIp69XlSAhUHyS-dHo","KomEucR6vbEEZ5Tlp6I_OW5qa5Ohi5fAQtTdUek1-QQ","MZMf6Rx5oS1T7-RfJycTF4JOCXqrYpgtNrz2tKbF6aE","RLAwp2bcxSQm8al9fFtdEbfyQ2AHKxHzL9uw3NqSds8","UBPig4Tdedx0M0Mti2Tvx0wR3IZtBu_OndbIxtS8ofo","VUK2yEuqm7Ufhb1ZfEhqIYP-atdjfg7kOwivfNfxtPo","WX3uITQmu-sJAcDwlfbgCSlVFDhBEs2LyNUw_13ves4","X5d7aqZYI8Efjc-F3ZEYM5O8f_rKBhAQPX_M3ntbwig","Ztg9oUVhmP6J7iWr_P0ryk8uHVNhqVnLATT5aHRwijQ","_NAaJhmbo1WCOAJbAhWPyihLyJmeLE-rJI93W6DgT3o","awx7_rikLCkwzhW0qyD-hnVGabZj-dR4x5J0EGr5MIk","bUutwkUb42DJxAymiy3RaOYTaP4eklrqwsAQ9qQXpRY","bsYhR2O6ZjRSii6RguVSs8bm7to_BctfmHbsByJOSHk","fLB0FStU9oQROof6kPb6dfwyE9ww1sGMR5xTvTykQQc","gIPNsilA4FsKR0l-FIDjTfBEBbd8kLjXQDMpv7FFISs","hSEie109JoaSpBpsQupHpLdlSzj-y-WQKb36smPvHVI","hVbdrVlNXfrpIEHVc2cnLzRpi78m2MjG53adaGFO5-8","jTOAS_cotSEn2LJxwBxRmJ4tgvHXGzIUvqd5soUEIM8","kCEey5xGTXqRk5prB48VZdqtZPlz3HfA9zRAscmp1cw","lVqbGNfm7CNr4OysgLS0969ZAkB0JWC5KSA4g_6pHg8","sqDlU757WOTN7m_KHp__Vb1z6TC7CIVOhYLhB3waFsY","uvs2EIedmRGIKRKaTdFj9ABD3wGJduocCV7Zs3yNKaQ","xfJp__OF6CoBGr8wui4E2VdnGYnCMKg1JCDOl-IQE-w"],"axes":[{"cites":["e_4b8b1e42","e_52f71596","e_aba4de65","e_ce0e3766"],"id":"problem","score":6},{"cites":["e_377ae88d","e_96ba32b5","e_a53545ab","e_cf077a8b","e_f3c60f2d"],"id":"market","score":6},{"cites":["e_1f84c604","e_46d14d3b","e_54d0d0ff","e_63bb340b","e_80604fdb","e_9385154d","e_a8a0cf9a","e_b96ff8a4","e_bdbe4b46","e_c3bfe2d0","e_dbd58212"],"id":"solutions","score":7},{"cites":["e_117815af","e_26b77e03","e_3b225cb6","e_4b8b1e42","e_52f71596","e_a53545ab","e_dbd58212"],"id":"wedge","score":6},{"cites":["e_0afff5f0","e_4646cb1e","e_aac111bf","e_b5ce1e28"],"id":"distribution","score":6},{"cites":["e_144b1246","e_96dd465b","e_a53545ab","e_b5ce1e28","e_f5018920"],"id":"economics","score":7},{"cites":["e_97a81447","e_a53545ab","e_c47555ab","e_d3bba4f1"],"id":"founder","score":5}],"category":"b2b_saas_smb","entries":[{"axis":"market","flags":[],"grade":"unread","id":"e_cf077a8b","kind":"named_prospect","verified":false},{"axis":"market","flags":[],"grade":"unread","id":"e_377ae88d","kind":"named_prospect","verified":false},{"axis":"market","flags":[],"grade":"unread","id":"e_f3c60f2d","kind":"named_prospect","verified":false},{"axis":"problem","flags":[],"grade":"read","id":"e_4b8b1e42","kind":"user_quote","verified":false},{"axis":"market","flags":[],"grade":"read","id":"e_a53545ab","kind":"icp_definition","verified":false},{"axis":"problem","flags":[],"grade":"read","id":"e_aba4de65","kind":"counterfactual_quote","verified":false},{"axis":"market","flags":[],"grade":"read","id":"e_96ba32b5","kind":"acv_estimate","verified":false},{"axis":"problem","flags":[],"grade":"read","id":"e_52f71596","kind":"user_quote","verified":false},{"axis":"solutions","flags":[],"grade":"unread","id":"e_b96ff8a4","kind":"named_competitor","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_dbd58212","kind":"dissatisfaction_quote","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_63bb340b","kind":"pricing_row","verified":false},{"axis":"problem","flags":[],"grade":"read","id":"e_ce0e3766","kind":"user_quote","verified":false},{"axis":"solutions","flags":[],"grade":"unread","id":"e_80604fdb","kind":"named_competitor","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_c3bfe2d0","kind":"dissatisfaction_quote","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_a8a0cf9a","kind":"pricing_row","verified":false},{"axis":"wedge","flags":[],"grade":"word","id":"e_117815af","kind":"wedge_statement","verified":false},{"axis":"solutions","flags":[],"grade":"unread","id":"e_54d0d0ff","kind":"named_competitor","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_1f84c604","kind":"dissatisfaction_quote","verified":false},{"axis":"wedge","flags":[],"grade":"word","id":"e_26b77e03","kind":"anti_wedge","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_46d14d3b","kind":"pricing_row","verified":false},{"axis":"solutions","flags":[],"grade":"unread","id":"e_bdbe4b46","kind":"named_competitor","verified":false},{"axis":"wedge","flags":[],"grade":"word","id":"e_3b225cb6","kind":"replication_estimate","verified":false},{"axis":"distribution","flags":[],"grade":"unread","id":"e_4646cb1e","kind":"channel_choice","verified":false},{"axis":"distribution","flags":[],"grade":"read","id":"e_aac111bf","kind":"cac_benchmark","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_9385154d","kind":"named_competitor","verified":false},{"axis":"distribution","flags":[],"grade":"read","id":"e_0afff5f0","kind":"founder_channel_fit","verified":false},{"axis":"economics","flags":[],"grade":"read","id":"e_b5ce1e28","kind":"cac","verified":false},{"axis":"economics","flags":[],"grade":"word","id":"e_f5018920","kind":"ltv","verified":false},{"axis":"economics","flags":[],"grade":"read","id":"e_144b1246","kind":"gross_margin","verified":false},{"axis":"economics","flags":[],"grade":"word","id":"e_96dd465b","kind":"breakeven_customers","verified":false},{"axis":"founder","flags":[],"grade":"read","id":"e_c47555ab","kind":"domain_years","verified":false},{"axis":"founder","flags":[],"grade":"word","id":"e_d3bba4f1","kind":"unfair_advantage","verified":false},{"axis":"founder","flags":[],"grade":"unread","id":"e_97a81447","kind":"shipped_artifact","verified":false}],"protocol":"7-axis@2026.06","revision":33,"settings":"3340d8878f74e4e250122fc027198eef0f2637d3835ac347ade494fbf3ce8f17","total":43,"verdict":"iterate"},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC8Q040XD00K6G5JXZ91B5","seq":0,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"assessment.scored","v":1}');
INSERT INTO public.log_entries VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8R64WVVCATQZHCED1VZ1.matches', 0, '1b74715f012aee2dc7148ea0c4e7774663b36aef3718fc4782721e7692eb200d', '{"actor":"watch","at":"2026-11-29T00:46:19.410Z","data":{"sha256":"a734128e99242825499923fe155926eac6d6793faaefe3f3e3c65b686e0cff1b","subjects":1},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC8R64WVVCATQZHCED1VZ1.matches","seq":0,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"watch.matches","v":1}');
INSERT INTO public.log_entries VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8R64WVVCATQZHCED1VZ1', 0, '70286484d54ded3f0210f3e04cafe6096850b4699ef39a0846f6b65da11d616f', '{"actor":"watch","at":"2026-11-29T00:46:19.424Z","data":{"alerts":{"count":1,"sha256":"2868d439f98dfc46807df053552a2d3b647e6b339bf6ed80f3395540db482af9"},"lists":[{"added":0,"changed":0,"from":null,"id":"eu-fsf","removed":0,"to":null},{"added":0,"changed":0,"from":null,"id":"uk-fcdo","removed":0,"to":null},{"added":7,"changed":0,"from":null,"id":"un-sc","removed":0,"to":"un-sc@67a73358c377"},{"added":0,"changed":0,"from":null,"id":"us-csl","removed":0,"to":null},{"added":0,"changed":0,"from":null,"id":"us-ofac-cons","removed":0,"to":null},{"added":0,"changed":0,"from":null,"id":"us-ofac-sdn","removed":0,"to":null},{"added":0,"changed":0,"from":null,"id":"us-sec-litigation","removed":0,"to":null}],"matches":{"sha256":"a734128e99242825499923fe155926eac6d6793faaefe3f3e3c65b686e0cff1b","subjects":1},"pass":"01M8JC8R7G9QW0EZ5EJB6A3ETB","plan":"6a0a0e72dbb0b3dde79565319507e2f40dc9537f5fbae37e533ee3485557b563","revision":1,"scope":"all","screened":1,"screener":{"matcher":"8","resources":"23d25cc477726de6"},"subjects":2},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC8R64WVVCATQZHCED1VZ1","seq":0,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"watch.pass","v":1}');
INSERT INTO public.log_entries VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8R8G6TQVV7BR846GNNYV', 0, '0226e1ca1b8f5336e4560cd8d74e796ee99058341bbcaae0bbba7661e2604b5e', '{"actor":"01M8JC8MP3QM07B4SMTGHRS0FD","at":"2026-11-29T00:46:19.615Z","data":{"digest":"Q4Ds2XKtnZDb40cuNcxE-3kNqFPZt0GjUU_eCjxv1bg","event":"01M8JC8RF2B205EFBYD0KAREXM","state":"true_match"},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC8R8G6TQVV7BR846GNNYV","seq":0,"tenant":"328a8b880089c7226d869cacc76cc48f","type":"case.decided","v":1}');


--
-- Data for Name: mail_digests; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: mail_settings; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: oauth_records; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operators; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: portfolio_subjects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.portfolio_subjects VALUES ('01M8JC8R64WVVCATQZHCED1VZ1', '1', '01M8JC8M6ZW1F81JVA1M3EK3A8', '{"name":"Abdul Ghani Baradar"}', 1);
INSERT INTO public.portfolio_subjects VALUES ('01M8JC8R64WVVCATQZHCED1VZ1', '2', '01M8JC8M6ZW1F81JVA1M3EK3A8', '{"name":"Zyx Lumber"}', 1);


--
-- Data for Name: portfolios; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.portfolios VALUES ('01M8JC8R64WVVCATQZHCED1VZ1', '01M8JC8M6ZW1F81JVA1M3EK3A8', 'Customers', 2, '2026-11-29T00:46:19.331Z', '2026-11-29T00:46:19.358Z', 1, '2026-11-29T00:46:19.372Z', '2026-11-29T00:46:19.424Z', '{"lists":[{"id":"eu-fsf","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"uk-fcdo","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"un-sc","status":"stale","snapshotId":"un-sc@67a73358c377","snapshotDate":"2026-11-01","required":true},{"id":"us-csl","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"us-ofac-cons","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"us-ofac-sdn","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"us-sec-litigation","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false}],"screener":{"matcher":"8","resources":"23d25cc477726de6"},"revision":1}');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.runs VALUES ('01M8JC8R263J053NR9SQTQ2AVD', '01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8MP3QM07B4SMTGHRS0FD', 'completed', '{"name":"Abdul Ghani Baradar"}', '2026-11-29T00:46:19.204Z', '2026-11-29T00:46:19.254Z', '{"blockingMeasures":["asset_freeze"],"conditions":[{"code":"source_stale","parameters":{"required":true,"snapshotDate":"2026-11-01"},"severity":"blocking","source":"un-sc","text":"Required list un-sc is stale: its snapshot of 2026-11-01 was used, what came since is not known."},{"code":"possible_match","parameters":{"ask":"nationality","parties":1},"severity":"review","text":"One listed party may be meant: no fact confirms or excludes it. Ask for the nationality."},{"code":"risk_value","parameters":{"from":30,"to":59,"value":30},"severity":"review","text":"The risk value is 30, between 30 and 59."}],"confidence":"low","coverage":{"other":{"current":[],"missing":[{"snapshotDate":null,"source":"courtlistener"},{"snapshotDate":null,"source":"eu-fsf"},{"snapshotDate":null,"source":"gb-ch-basic"},{"snapshotDate":null,"source":"gb-ch-psc"},{"snapshotDate":null,"source":"gleif-lei"},{"snapshotDate":null,"source":"gleif-rr"},{"snapshotDate":null,"source":"uk-fcdo"},{"snapshotDate":null,"source":"us-csl"},{"snapshotDate":null,"source":"us-ofac-cons"},{"snapshotDate":null,"source":"us-ofac-sdn"},{"snapshotDate":null,"source":"us-sbir"},{"snapshotDate":null,"source":"us-sec-formd"},{"snapshotDate":null,"source":"us-sec-litigation"},{"snapshotDate":null,"source":"us-sec-tickers"}],"partial":[],"stale":[]},"required":{"current":[],"missing":[],"partial":[],"stale":[{"snapshotDate":"2026-11-01","source":"un-sc"}]}},"findings":[{"citations":[{"id":"TAi.024","locator":"consolidated.xml REFERENCE_NUMBER=TAi.024","recordHash":"786895504b8875ed3d7850d964e82a8a47d9dc7d7b0f80ae870256fce79b4ae3","snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","source":"un-sc","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024"}],"id":"sanctions:sanctions-alert:un-sc:TAi.024","kind":"sanctions-alert","listed":{"addresses":[],"birthPlaces":[],"births":["about 1968"],"identifiers":[{"scheme":"un-ref","value":"TAi.024"}],"kind":"person","listedOn":["2001-02-23"],"names":["ABDUL GHANI BARADAR ABDUL AHMAD TURK","عبدالغنی برادر عبد الاحمد ترک","Mullah Baradar Akhund"],"nationalities":["AF"],"programs":["Taliban"],"remarks":[]},"match":{"aligned":{"beside":[],"facts":[],"losses":[{"cost":0.1341,"reason":"extra","says":"one name says more than the other","words":["ahmad","turk"]}],"parts":[{"listed":"abd ghani","query":"abd ghani","rule":"same","says":"the same word","similarity":1,"tells":0.82},{"listed":"baradar","query":"baradar","rule":"same","says":"the same word","similarity":1,"tells":1}],"unmatched":[{"role":"name","side":"listed","tells":0.52,"text":"abd ahmad"},{"role":"name","side":"listed","tells":0.76,"text":"turk"}]},"countryAgree":null,"dobAgree":null,"exactWithLegalForm":false,"identifierAgree":null,"identity":{"askFor":"nationality","decibans":27,"facts":[],"name":{"asked":"Abdul Ghani Baradar","decibans":27,"isExact":false,"listed":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","rarity":61},"outcome":"possible","rule":"not_settled"},"level":"alert","matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","nameKind":"primary","nameScore":8659,"probability":8000,"quality":"strong","query":"Abdul Ghani Baradar","rarity":{"decibans":61,"words":[{"bearers":1,"decibans":35,"text":"baradar"},{"bearers":1,"decibans":26,"text":"ghani"}]},"score":8659},"measures":[{"authority":"United Nations Security Council","measure":"asset_freeze","programs":["Taliban"],"source":"un-sc"}],"points":30,"scorer":"sanctions","severity":"medium","statement":"\"Abdul Ghani Baradar\" meets \"ABDUL GHANI BARADAR ABDUL AHMAD TURK\", which stands on the sanctions list un-sc TAi.024 (United Nations Security Council, Taliban): possible, weight of evidence 27: name +27; ask for the nationality. Its assets are frozen: no one bound by the list may make funds or goods available to it."}],"notes":[{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"courtlistener","text":"Source courtlistener was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"eu-fsf","text":"Source eu-fsf was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-basic","text":"Source gb-ch-basic was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-psc","text":"Source gb-ch-psc was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-lei","text":"Source gleif-lei was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-rr","text":"Source gleif-rr was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"uk-fcdo","text":"Source uk-fcdo was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-csl","text":"Source us-csl was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-cons","text":"Source us-ofac-cons was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-sdn","text":"Source us-ofac-sdn was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sbir","text":"Source us-sbir was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-formd","text":"Source us-sec-formd was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-litigation","text":"Source us-sec-litigation was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-tickers","text":"Source us-sec-tickers was never loaded: what it would say is not known."},{"code":"not_in_registry","parameters":{},"severity":"coverage","text":"The subject was found in no registry."}],"risk":{"citations":[{"id":"TAi.024","locator":"consolidated.xml REFERENCE_NUMBER=TAi.024","recordHash":"786895504b8875ed3d7850d964e82a8a47d9dc7d7b0f80ae870256fce79b4ae3","snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","source":"un-sc","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024"}],"value":30},"scorers":{"litigation":"2","officers":"7","risk":"7","sanctions":"5","upside":"3"},"sources":[{"id":"courtlistener","scorers":["litigation","risk"],"status":"never_synced","title":"CourtListener: dockets of US courts"},{"id":"eu-fsf","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"EU Consolidated Financial Sanctions List"},{"id":"gb-ch-basic","scorers":["officers","risk","upside"],"status":"never_synced","title":"UK companies: Free Company Data Product"},{"id":"gb-ch-psc","scorers":["litigation","officers","risk"],"status":"never_synced","title":"UK companies: persons with significant control"},{"id":"gleif-lei","scorers":["officers","risk","upside"],"status":"never_synced","title":"GLEIF LEI records (level 1)"},{"id":"gleif-rr","scorers":["litigation","officers","risk"],"status":"never_synced","title":"GLEIF relationship records (level 2)"},{"id":"uk-fcdo","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"UK Sanctions List"},{"id":"un-sc","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","scorers":["sanctions","officers","risk"],"snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","status":"stale","title":"UN Security Council Consolidated List","warnings":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."]},{"id":"us-csl","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"US Consolidated Screening List"},{"id":"us-ofac-cons","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Consolidated (non-SDN) List"},{"id":"us-ofac-sdn","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Specially Designated Nationals"},{"id":"us-sbir","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"US SBIR and STTR awards"},{"id":"us-sec-formd","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"SEC Form D filings (exempt offerings)"},{"id":"us-sec-litigation","scorers":["litigation","risk"],"status":"never_synced","title":"SEC litigation releases"},{"id":"us-sec-tickers","scorers":["risk","upside"],"status":"never_synced","title":"SEC company tickers"}],"upside":{"citations":[],"value":0},"verdict":"enhanced_diligence"}', NULL, '2ed9d71316ad7c28b07270d8d89fb08fd7b6a1e39532e813e08b5c6e214c1ba7', NULL);
INSERT INTO public.runs VALUES ('01M8JC8R4XG7YYXY72WK11MK6X', '01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8MP3QM07B4SMTGHRS0FD', 'completed', '{"name":"Zyx Lumber Works"}', '2026-11-29T00:46:19.293Z', '2026-11-29T00:46:19.314Z', '{"blockingMeasures":["asset_freeze"],"conditions":[{"code":"source_stale","parameters":{"required":true,"snapshotDate":"2026-11-01"},"severity":"blocking","source":"un-sc","text":"Required list un-sc is stale: its snapshot of 2026-11-01 was used, what came since is not known."}],"confidence":"low","coverage":{"other":{"current":[],"missing":[{"snapshotDate":null,"source":"courtlistener"},{"snapshotDate":null,"source":"eu-fsf"},{"snapshotDate":null,"source":"gb-ch-basic"},{"snapshotDate":null,"source":"gb-ch-psc"},{"snapshotDate":null,"source":"gleif-lei"},{"snapshotDate":null,"source":"gleif-rr"},{"snapshotDate":null,"source":"uk-fcdo"},{"snapshotDate":null,"source":"us-csl"},{"snapshotDate":null,"source":"us-ofac-cons"},{"snapshotDate":null,"source":"us-ofac-sdn"},{"snapshotDate":null,"source":"us-sbir"},{"snapshotDate":null,"source":"us-sec-formd"},{"snapshotDate":null,"source":"us-sec-litigation"},{"snapshotDate":null,"source":"us-sec-tickers"}],"partial":[],"stale":[]},"required":{"current":[],"missing":[],"partial":[],"stale":[{"snapshotDate":"2026-11-01","source":"un-sc"}]}},"findings":[],"notes":[{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"courtlistener","text":"Source courtlistener was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"eu-fsf","text":"Source eu-fsf was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-basic","text":"Source gb-ch-basic was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-psc","text":"Source gb-ch-psc was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-lei","text":"Source gleif-lei was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-rr","text":"Source gleif-rr was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"uk-fcdo","text":"Source uk-fcdo was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-csl","text":"Source us-csl was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-cons","text":"Source us-ofac-cons was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-sdn","text":"Source us-ofac-sdn was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sbir","text":"Source us-sbir was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-formd","text":"Source us-sec-formd was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-litigation","text":"Source us-sec-litigation was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-tickers","text":"Source us-sec-tickers was never loaded: what it would say is not known."},{"code":"not_in_registry","parameters":{},"severity":"coverage","text":"The subject was found in no registry."}],"risk":{"citations":[],"value":0},"scorers":{"litigation":"2","officers":"7","risk":"7","sanctions":"5","upside":"3"},"sources":[{"id":"courtlistener","scorers":["litigation","risk"],"status":"never_synced","title":"CourtListener: dockets of US courts"},{"id":"eu-fsf","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"EU Consolidated Financial Sanctions List"},{"id":"gb-ch-basic","scorers":["officers","risk","upside"],"status":"never_synced","title":"UK companies: Free Company Data Product"},{"id":"gb-ch-psc","scorers":["litigation","officers","risk"],"status":"never_synced","title":"UK companies: persons with significant control"},{"id":"gleif-lei","scorers":["officers","risk","upside"],"status":"never_synced","title":"GLEIF LEI records (level 1)"},{"id":"gleif-rr","scorers":["litigation","officers","risk"],"status":"never_synced","title":"GLEIF relationship records (level 2)"},{"id":"uk-fcdo","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"UK Sanctions List"},{"id":"un-sc","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","scorers":["sanctions","officers","risk"],"snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","status":"stale","title":"UN Security Council Consolidated List","warnings":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."]},{"id":"us-csl","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"US Consolidated Screening List"},{"id":"us-ofac-cons","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Consolidated (non-SDN) List"},{"id":"us-ofac-sdn","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Specially Designated Nationals"},{"id":"us-sbir","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"US SBIR and STTR awards"},{"id":"us-sec-formd","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"SEC Form D filings (exempt offerings)"},{"id":"us-sec-litigation","scorers":["litigation","risk"],"status":"never_synced","title":"SEC litigation releases"},{"id":"us-sec-tickers","scorers":["risk","upside"],"status":"never_synced","title":"SEC company tickers"}],"upside":{"citations":[],"value":0},"verdict":"insufficient_data"}', NULL, '221e232a999a01170c614327345dbe7452dbc0c8a0e2c00de38a42db0b4af7ac', NULL);


--
-- Data for Name: saved_views; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: scorecards; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.scorecards VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', 1, '01M8JC8M6ZW1F81JVA1M3EK3A8', 33, 'b2b_saas_smb', '2026-11-29T00:46:18.940Z', 43, 'iterate', '{"scorecard":{"protocol":"7-axis@2026.06","axes":[{"id":"problem","score":6,"max":10,"label":"Problem"},{"id":"market","score":6,"max":10,"label":"Beachhead market"},{"id":"solutions","score":7,"max":10,"label":"Existing solutions"},{"id":"wedge","score":6,"max":10,"label":"Wedge"},{"id":"distribution","score":6,"max":10,"label":"Distribution"},{"id":"economics","score":7,"max":10,"label":"Unit economics"},{"id":"founder","score":5,"max":10,"label":"Founder fit"}],"total":43,"max_total":70,"verdict":"iterate","estimate":{"posterior_p":0.1375,"ci_95":[0.0196,0.4231],"reference":{"category":"b2b_saas_smb","base_rate_pmf_24mo":0.1}}},"evidence":{"grades":{"attested":0,"read":18,"own":0,"unread":9,"absent":0,"word":6},"quotes":{"total":7,"read":7,"established":3},"points_on_read":36},"estimateBasis":{"allowance":0.0007,"quotes":{"read":7,"unread":0,"absent":0},"assumed":{"share":0.1,"honest":{"read":6,"unread":1.6,"absent":0.4},"made_up":{"read":0.8,"unread":2,"absent":2.4}},"base_rate":{"grade":"C","range_80":[0.04,0.18],"sources":["ChartMogul SaaS Growth Report, 2023","ChartMogul / K. Poyar, 2025","Reynolds, Business Creation (PSED), 2018","Carta (P. Walker), via Chronograph; Walker LinkedIn copy Aug 2025; pmf.show 21 Aug 2025, 2024-2025"]},"observed":{"event":"a further dated round more than 90 days and at most 24 months after the first","events":270,"n":794,"rate":0.3401,"wilson_95":[0.3079,0.3737],"cohort":"US firms whose first recorded round, in 2005 to 2010, was angel, seed, series A or unspecified venture, at most 6 years after their founding if that is known","codes":["software"],"attribution":"Data: CrunchBase, October 2013, CC BY"},"calibration":"/docs/estimate"},"explanations":{"problem":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_4b8b1e42","e_52f71596","e_ce0e3766","e_aba4de65"]},{"rule":"independent","points":1,"text":"at least 3 sources on 2 domains","cites":["e_4b8b1e42","e_52f71596","e_ce0e3766"]},{"rule":"behaviour_2","points":1,"text":"2 independent quotes describe a workaround or measured loss","cites":["e_4b8b1e42","e_52f71596"],"spans":[{"entry":"e_4b8b1e42","start":15,"end":22},{"entry":"e_52f71596","start":25,"end":36}]},{"rule":"role_fit","points":1,"text":"2 independent speakers hold the ICP role","cites":["e_4b8b1e42","e_52f71596","e_ce0e3766"]},{"rule":"counterfactual","points":1,"text":"independent counterfactual with an explanation","cites":["e_aba4de65"]}],"caps":[]},"market":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_a53545ab","e_377ae88d","e_cf077a8b","e_f3c60f2d","e_96ba32b5"]},{"rule":"icp_precise","points":1,"text":"ICP narrowed on 3 or more of size, geography, trigger, user role, exclusions","cites":["e_a53545ab"]},{"rule":"prospects_distinct","points":1,"text":"3 organisations on distinct domains","cites":["e_377ae88d","e_cf077a8b","e_f3c60f2d"]},{"rule":"acv_grounded","points":1,"text":"ACV within 3x of the median of 2 independent comparables","cites":["e_96ba32b5"]},{"rule":"sized","points":1,"text":"sourced account count x ACV reaches 1,000,000 USD a year","cites":["e_a53545ab","e_96ba32b5"]}],"caps":[{"cap":"evidence_unread","at":6,"binding":false,"text":"most claims of the axis were not seen at their source: cite pages that can be read, or send an entry again when its page answers","cites":["e_377ae88d","e_cf077a8b","e_f3c60f2d"]}]},"solutions":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_54d0d0ff","e_80604fdb","e_9385154d","e_b96ff8a4","e_bdbe4b46","e_1f84c604","e_c3bfe2d0","e_dbd58212","e_46d14d3b","e_63bb340b","e_a8a0cf9a"]},{"rule":"coverage","points":1,"text":"complaints about 3 different competitors","cites":["e_1f84c604","e_c3bfe2d0","e_dbd58212"]},{"rule":"independent","points":1,"text":"complaints from 3 sources on 2 domains","cites":["e_1f84c604","e_c3bfe2d0","e_dbd58212"]},{"rule":"behaviour_2","points":1,"text":"2 complaints describe a workaround or measured loss","cites":["e_1f84c604","e_dbd58212"],"spans":[{"entry":"e_1f84c604","start":38,"end":45},{"entry":"e_dbd58212","start":62,"end":69}]},{"rule":"status_quo","points":1,"text":"the do-nothing or in-house alternative is named","cites":["e_9385154d"]},{"rule":"priced","points":1,"text":"3 competitors priced within 12 months","cites":["e_46d14d3b","e_63bb340b","e_a8a0cf9a"]}],"caps":[]},"wedge":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_117815af","e_26b77e03","e_3b225cb6"]},{"rule":"targets_icp","points":1,"text":"wedge names the ICP","cites":["e_117815af","e_a53545ab"]},{"rule":"answers_complaint","points":1,"text":"wedge shares subject matter with 2 or more quotes in the ledger","cites":["e_117815af","e_dbd58212","e_4b8b1e42","e_52f71596"]},{"rule":"measurable","points":1,"text":"wedge has a metric with baseline and target","cites":["e_117815af"]},{"rule":"structural_reason","points":1,"text":"the reason incumbents have not done it is structural","cites":["e_26b77e03"]},{"rule":"replication_6","points":1,"text":"6 or more months to copy, not a guess","cites":["e_3b225cb6"]}],"caps":[{"cap":"unsourced","at":6,"binding":true,"text":"nothing about incumbents is sourced","cites":["e_26b77e03","e_3b225cb6"]}]},"distribution":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_4646cb1e","e_aac111bf","e_0afff5f0"]},{"rule":"channel_specific","points":1,"text":"one concrete venue with a live URL","cites":["e_4646cb1e"]},{"rule":"benchmark_fresh","points":1,"text":"benchmark dated within 36 months","cites":["e_aac111bf"]},{"rule":"fit_evidenced","points":1,"text":"founder-channel fit has a public link","cites":["e_0afff5f0"]},{"rule":"cac_consistent","points":1,"text":"assumed CAC is not below 2/3 of the benchmark","cites":["e_b5ce1e28","e_aac111bf"]}],"caps":[]},"economics":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_b5ce1e28","e_f5018920","e_144b1246","e_96dd465b"]},{"rule":"sourced_2","points":1,"text":"2 of 4 inputs measured or sourced","cites":["e_b5ce1e28","e_144b1246"]},{"rule":"ltv_cac_3","points":1,"text":"recomputed LTV is 3 or more times CAC","cites":["e_f5018920","e_b5ce1e28","e_144b1246"]},{"rule":"payback","points":1,"text":"gross-margin payback within the class limit","cites":["e_b5ce1e28","e_f5018920","e_144b1246"]},{"rule":"margin","points":1,"text":"gross margin at or above the class floor","cites":["e_144b1246"]},{"rule":"churn_sober","points":1,"text":"churn assumption no rosier than the class floor","cites":["e_f5018920"]},{"rule":"breakeven_share","points":1,"text":"breakeven needs at most 10% of reachable accounts","cites":["e_96dd465b","e_a53545ab"]}],"caps":[{"cap":"half_assumed","at":7,"binding":true,"text":"two inputs are assumptions","cites":["e_f5018920","e_96dd465b"]}]},"founder":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_c47555ab","e_d3bba4f1","e_97a81447"]},{"rule":"years_3","points":1,"text":"3 or more years in the domain, publicly checkable","cites":["e_c47555ab"]},{"rule":"was_the_buyer","points":1,"text":"founder has held the ICP role","cites":["e_c47555ab","e_a53545ab"]},{"rule":"relevant_artifact","points":1,"text":"shipped something for the same customer, domain or technology","cites":["e_97a81447"]}],"caps":[]}},"gates":["total_below_56","axis_below_6","no_costly_signal"],"gateReasons":[{"gate":"total_below_56","text":"The total is 43: 13 more points lift it.","cites":[]},{"gate":"axis_below_6","text":"Below 6: Founder fit 5. Their caps and unmet rules say what lifts them.","cites":[]},{"gate":"no_costly_signal","text":"No customer has committed anything that costs them. A payment, deposit or signed pilot, or a quote of someone who already paid or switched, lifts it.","cites":[]}],"category":"b2b_saas_smb","logLr":0.49,"nextSignals":[{"axis":"problem","kind":"user_quote","lifts":"problem","rule":"behaviour_3","reason":"someone already spent money or switched because of this","up":0.0165,"middling":0.008,"down":0,"days":2,"effort":"about two days of reading forums or asking customers, free","assumes":{"good":{"says":"someone paid, hired or switched because of it","speaker_role":"practice manager"},"middling":{"says":"someone works around it by hand, and says for how long","speaker_role":"practice manager"},"bad":{"says":"someone denies the need","speaker_role":"practice manager"}},"type":"evidence"},{"axis":"founder","kind":"founder_background_lookup","lifts":"founder","rule":"boost_founder_background_lookup","reason":"optional evidence: founder_background_lookup","up":0.0066,"down":-0.0062,"days":1,"effort":"an hour in public registers, free","assumes":{"good":{"finding_type":"employment"},"bad":{"finding_type":"dispute"}},"type":"evidence"},{"axis":"market","kind":"commitment_record","lifts":"market","rule":"gate_no_costly_signal","reason":"no one has given up money or a habit yet","up":0.019,"middling":0.0052,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"commitment_record","lifts":"problem","rule":"boost_commitment_record","reason":"optional evidence: commitment_record","up":0.0165,"middling":0,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"search_volume_snapshot","lifts":"problem","rule":"boost_search_volume_snapshot","reason":"optional evidence: search_volume_snapshot","up":0.008,"middling":0,"down":-0.0075,"days":1,"effort":"an hour with a keyword tool, free","assumes":{"good":{"monthly_volume":2000,"trend_pct":10},"middling":{"monthly_volume":200,"trend_pct":0},"bad":{"monthly_volume":5,"trend_pct":-60}},"type":"evidence"},{"axis":"distribution","kind":"founder_channel_fit","lifts":"distribution","rule":"fit_quantified","reason":"audience, list or past conversions of 100 or more","up":0.0075,"middling":0,"down":-0.0071,"days":1,"effort":"about a day to find what is public already, free","assumes":{"good":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":2500,"unit":"readers"}},"middling":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":90,"unit":"readers"}},"bad":{"quantity":{"value":20,"unit":"readers"}}},"type":"housekeeping"},{"axis":"distribution","kind":"channel_choice","lifts":"distribution","rule":"volume","reason":"24 months of the channel at no more than 5% conversion covers breakeven","up":0.0075,"middling":0,"down":0,"days":2,"effort":"about two days of asking venues for their numbers, free","assumes":{"good":{"reachable_per_month":271,"conversion_rate":0.02},"middling":{"reachable_per_month":135,"conversion_rate":0.02},"bad":{"reachable_per_month":10,"conversion_rate":0.001}},"type":"housekeeping"}],"milestones":[{"range":"Weeks 1-3","kind":"strengthen","axis":"founder","title":"Strengthen: Founder fit (5/10)","body":"Publish checkable evidence of years and access, and a relevant artifact with adopters. Next: 1 more founder_background_lookup (an hour in public registers, free); if it shows finding_type employment, the estimate moves by about +0.7 points, a contradiction by about -0.6."},{"range":"Weeks 1-3","kind":"strengthen","axis":"problem","title":"Strengthen: Problem (6/10)","body":"Add quotes from a new domain that state what was paid, lost or switched, and one counterfactual from inside the ICP. Next: 1 more user_quote, of someone in the role of the buyer who already paid or switched (about two days of reading forums or asking customers, free); success moves the estimate by about +1.7 points."},{"range":"Weeks 4-6","kind":"strengthen","axis":"distribution","title":"Strengthen: Distribution (6/10)","body":"Add a second cost benchmark and run a 100-click test in the named venue. Next: 1 more search_volume_snapshot (an hour with a keyword tool, free); if it shows monthly_volume 2000, trend_pct 10, the estimate moves by about +0.8 points, a contradiction by about -0.7."},{"range":"Weeks 4-6","kind":"strengthen","axis":"market","title":"Strengthen: Beachhead market (6/10)","body":"Source the account count, add two priced comparables, and move two prospects to a meeting. Next: 1 more commitment_record (about two weeks of selling, free); if it shows type paid, amount 1500, the estimate moves by about +1.9 points."},{"range":"Weeks 7-9","kind":"strengthen","axis":"wedge","title":"Strengthen: Wedge (6/10)","body":"Source the incumbent''s constraint and time a comparable feature''s release. Held at 6 because nothing about incumbents is sourced. Next: a better anti_wedge (about three days in filings, contracts and terms, free); if it shows reason_type business_model_conflict, the estimate moves by about +0.9 points, a contradiction by about -0.4."},{"range":"Weeks 7-9","kind":"strengthen","axis":"economics","title":"Strengthen: Unit economics (7/10)","body":"Replace the two largest assumptions with a measurement or a sourced benchmark. Held at 7 because two inputs are assumptions. Next: a better ltv (about a week with the accounts of paying customers, free); if it shows amount 3130, arpa_monthly 125, churn_monthly 0.03, the estimate moves by about +0.6 points, a contradiction by about -1.1."},{"range":"Weeks 10-12","kind":"strengthen","axis":"solutions","title":"Strengthen: Existing solutions (7/10)","body":"Add complaints about a second and third competitor from review sites and refresh prices older than a year. Next: 1 more dissatisfaction_quote, of someone who already paid or switched (about a day on review sites, free); success moves the estimate by about +0.5 points."}],"settings":"3340d8878f74e4e250122fc027198eef0f2637d3835ac347ade494fbf3ce8f17"}', 'c6b89da426127ed2641d0b1358af6534150ce3f19f36cb4b3cb258a60006043d');


--
-- Data for Name: search_texts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_texts VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'session', '01M8JC8Q040XD00K6G5JXZ91B5', 'practices in the uk carry many small patient debts that nobody collects. we send polite balance reminders with a pay-by-link, set once by the practice manager. founder site: recallcalc.uk.');
INSERT INTO public.search_texts VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'run', '01M8JC8R263J053NR9SQTQ2AVD', 'abdul ghani baradar');
INSERT INTO public.search_texts VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'run', '01M8JC8R4XG7YYXY72WK11MK6X', 'zyx lumber works');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('01M8JC8Q040XD00K6G5JXZ91B5', '01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8MP3QM07B4SMTGHRS0FD', 'Practices in the UK carry many small patient debts that nobody collects. We send polite balance reminders with a pay-by-link, set once by the practice manager. Founder site: recallcalc.uk.', '2026-11-29T00:46:18.111Z', 'b2b_saas_smb', 33, '{"session_id":"01M8JC8Q040XD00K6G5JXZ91B5","protocol":"7-axis@2026.06","ready_to_score":true,"missing_signals":[],"axes":{"problem":{"status":"scored","requirements":{"user_quote":{"need":3,"have":3,"complete":true},"counterfactual_quote":{"need":1,"have":1,"complete":true}}},"market":{"status":"scored","requirements":{"icp_definition":{"need":1,"have":1,"complete":true},"named_prospect":{"need":3,"have":3,"complete":true},"acv_estimate":{"need":1,"have":1,"complete":true}}},"solutions":{"status":"scored","requirements":{"named_competitor":{"need":5,"have":5,"complete":true},"dissatisfaction_quote":{"need":3,"have":3,"complete":true},"pricing_row":{"need":3,"have":3,"complete":true}}},"wedge":{"status":"scored","requirements":{"wedge_statement":{"need":1,"have":1,"complete":true},"anti_wedge":{"need":1,"have":1,"complete":true},"replication_estimate":{"need":1,"have":1,"complete":true}}},"distribution":{"status":"scored","requirements":{"channel_choice":{"need":1,"have":1,"complete":true},"cac_benchmark":{"need":1,"have":1,"complete":true},"founder_channel_fit":{"need":1,"have":1,"complete":true}}},"economics":{"status":"scored","requirements":{"cac":{"need":1,"have":1,"complete":true},"ltv":{"need":1,"have":1,"complete":true},"gross_margin":{"need":1,"have":1,"complete":true},"breakeven_customers":{"need":1,"have":1,"complete":true}}},"founder":{"status":"scored","requirements":{"domain_years":{"need":1,"have":1,"complete":true},"unfair_advantage":{"need":1,"have":1,"complete":true},"shipped_artifact":{"need":1,"have":1,"complete":true}}}},"next_signals":[{"axis":"problem","kind":"user_quote","lifts":"problem","rule":"behaviour_3","reason":"someone already spent money or switched because of this","up":0.0165,"middling":0.008,"down":0,"days":2,"effort":"about two days of reading forums or asking customers, free","assumes":{"good":{"says":"someone paid, hired or switched because of it","speaker_role":"practice manager"},"middling":{"says":"someone works around it by hand, and says for how long","speaker_role":"practice manager"},"bad":{"says":"someone denies the need","speaker_role":"practice manager"}},"type":"evidence"},{"axis":"founder","kind":"founder_background_lookup","lifts":"founder","rule":"boost_founder_background_lookup","reason":"optional evidence: founder_background_lookup","up":0.0066,"down":-0.0062,"days":1,"effort":"an hour in public registers, free","assumes":{"good":{"finding_type":"employment"},"bad":{"finding_type":"dispute"}},"type":"evidence"},{"axis":"market","kind":"commitment_record","lifts":"market","rule":"gate_no_costly_signal","reason":"no one has given up money or a habit yet","up":0.019,"middling":0.0052,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"commitment_record","lifts":"problem","rule":"boost_commitment_record","reason":"optional evidence: commitment_record","up":0.0165,"middling":0,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"search_volume_snapshot","lifts":"problem","rule":"boost_search_volume_snapshot","reason":"optional evidence: search_volume_snapshot","up":0.008,"middling":0,"down":-0.0075,"days":1,"effort":"an hour with a keyword tool, free","assumes":{"good":{"monthly_volume":2000,"trend_pct":10},"middling":{"monthly_volume":200,"trend_pct":0},"bad":{"monthly_volume":5,"trend_pct":-60}},"type":"evidence"},{"axis":"distribution","kind":"founder_channel_fit","lifts":"distribution","rule":"fit_quantified","reason":"audience, list or past conversions of 100 or more","up":0.0075,"middling":0,"down":-0.0071,"days":1,"effort":"about a day to find what is public already, free","assumes":{"good":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":2500,"unit":"readers"}},"middling":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":90,"unit":"readers"}},"bad":{"quantity":{"value":20,"unit":"readers"}}},"type":"housekeeping"},{"axis":"distribution","kind":"channel_choice","lifts":"distribution","rule":"volume","reason":"24 months of the channel at no more than 5% conversion covers breakeven","up":0.0075,"middling":0,"down":0,"days":2,"effort":"about two days of asking venues for their numbers, free","assumes":{"good":{"reachable_per_month":271,"conversion_rate":0.02},"middling":{"reachable_per_month":135,"conversion_rate":0.02},"bad":{"reachable_per_month":10,"conversion_rate":0.001}},"type":"housekeeping"}]}', '{"scores":[6,6,7,6,6,7,5],"verdict":"iterate"}', NULL);


--
-- Data for Name: sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: snapshot_tiles; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: source_record_extracts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.source_record_extracts VALUES (4294967296, 'dVLdbtMwFH6VKNdsTsqEYLIsncZuay2xi+NMRICsQDpaEVpp66RJiDvgivfoQEJTL+FJXHgZlIZlDmS5yvn+zpfYz9/7Z4tq5h/7r1fLi1W1KIv1rDy8elf5D/z17GrtH/uYC8pPOc0gJi+W3v7BFDRwSsIwDI4CjP6OLX3KVMqlEFlCQoycqVWMuEq1EZAwAkOaxd54AoJj5OCtNmWRFLQBh6CAgsLIBVulnnBF3VSYJEA9nakTjByyNWTCxDzVRudTRnRRLV4VS4w6aKtVbMQUExEzIkuGTBENi8NgcITRf0zrqWMYNVKQQRCEB8HgYPAQozu0Fda1jFR8zAXEJo0Un2pif9hre2M3u4/25+7z7y+evbZbu7E3dus1nLcnN/b77lM9fLPbX18x6g1zVmkuBcRc5y1YnxnEGSNw9mZeLBcX6/o/NFBrRH1O53oYiDmkbubTrBGPV6sSo9vJEewdzZkkl1VVzL1hcV6UxbkHb+eXyxIjR3FX5N6dnTaUKpZ2+kQyE1rl6J6ofwxuGAXNjByZIVd64kbWd6QmagGB6VTJZzwBzeIcow7neHIGioRPHj3GaP/a26Z/Y6eTjLKECe18TiqVNics74FMDKk2iaS3nLuN+B9e/gE=');
INSERT INTO public.source_record_extracts VALUES (4294967297, 'dVJvS9wwGP8qpa+naQ8nm4TAY5PTcG1yJqms6Ajd7pyFs8dmB4LszcC98nsIeyH4bXr4ZUbvNKaz9lWf37/nl6Yn1+FZtZiHe+HXZX25XFSzspnPtq8uFuG7sJlfNeFeiLmg/JjTHFJyWgfrB1MwwCmJ4zjaGWH0NDr6mCnNpRB5RmKMvMkpxlxpYwVkjEDGVTA5BIGRhzqlZokUdANm0sARx8jHnDAXNuXaWFNMGTHlovpS1hj1UKdVbMwUEwmzIs/2mSIGqu1otIvRK8Z5uhhGrRRkFEXxVhRvjd5j9II6YVfLSsUPuIDU6kTxqSHt3erm8bZ9CNr79m71J1jdtH9Xvx9vMRqUe2GGSwEpN4UDuy8Mac4InH07L+vqsulOuoGcEQ05vcu0kHLQfuZRvhEfLJczjJ4nT7B2PF3aRfUjmJyXdZD9bJrye4WRx76UeHNfrwmliulel0TmwqgCvRH1n8EPo2CYlWO7z5U59CO7P6AjOgGB6VTJTzwDw9ICox7neQoGisQfdz9gtH4dbDO8sddJJnnGhPGOo6UydsKKAcimoI3NJH3m/G0k/PX5Hw==');
INSERT INTO public.source_record_extracts VALUES (4294967298, 'bVBdT8IwFP0rzV58kXUgaiBNk7oWbLa1s+swi5pmjpIQByOACYnxvxtAKh/et3PuOed+vHx5k2ltvb5XNfNVU0/H5dqO/c2s9q69td2svb6HmNBcF/h1DnaFKNGEU3zXC+5vbhH8ha49YirjUog8wW0Ej5BTDLjKtBEkYTiSihGQcMHFEFA2YrFMEyY00IrQLRdKlUpFNJcCwSOjC8uFiXmmjS5ShmmqIgRPKCdUbMAUEyEzIk8emMJRav0gaCN40XGebQyjRgrcCYJeK+i2Ol0E/1gn3P/IkJiTzLEAoKecxNvnlf6HX/oIHvCRZOfZHxU+EjEcPhMxBBkXhTy//0jqJsN/R7uFKFUsO1kplLnQqsDUzppqWa6nFUhts6jt1Qoou/h8r6cVaCYgapa2RPAgvxx4Fo0yqbSJWAEvKROTTJtE0kPvkIK977cf');
INSERT INTO public.source_record_extracts VALUES (4294967299, 'bZBvS8MwEMa/Sugb37imzqlshEDWZFtpm9Y0VYpKqF0GxW4dW4WB+N1lfxo757275353z929fFmLstLWyCrq1bauynne6Lm9W1bWtdXoXWONLMS49GSGX1fgEIgSSTyK74fOw10fwVNqyk9MJF7EeRriGwQ7mSEmnkik4iRkWBLuziIO3CgMmXA9EoAx4T6CHcb0pVwFXiKVzGKGaSx8BM8kAwo2YYJxlymehmMmsB9r23FuEbyomJ79GEZVxHHfcYY9Z9DrDxD8VQ14fIcigUcSowKAHlMS7P+0sD/s3EawzTvIoed4lB8JRoA7I3w6fSZ8ClzBqCdP13dA4wv/NTbrUCpYcraQG6VcigxTvayLTd6UBYh1va701RYIvf58r8oC1Avg1xudI9jil4Z/RqMkElL5LIOXkgpIIlUY0bbWTsHW99sP');
INSERT INTO public.source_record_extracts VALUES (4294967300, 'bVDdasIwFH6V0JttMJvqUJyEQNpGKalJl6YbZRuhqxHKqhXtQBh796HTTOfO3fcP5/nTmVe1cUZO2Sw3TV3NitbM3O2idm6d1mxbZ+QgylWkcvyyBPtDIVEkCvHg3hv2u0MED9jqj1SmkeA8m+IugifIOsaRTJXmZEoxE5ISwJ4In6SCA59wFvEJCIRMhCQqEhxcM+YHNwiepGxTxnUcpUqrPKE4TCRD8IyyRknHVFIeUM2zqU8lZolxvV4fwQvFZnY1NNSC457XHXS8u47XQ/CXtcafD2kSRyS1LADoISPx7nWF++4WLoJHfGLZZw6vYH6A4Alh++G/A3Y2DCVNz4YDkXElcxyaRVOui7YqQWKaVW2uNkCa1cdbXZWgmQPWrE2B4NF+OfinGqVCKs1oDi8pHZNU6akIj9qxBTtfr98=');
INSERT INTO public.source_record_extracts VALUES (4294967301, 'dVBvSwIxHP4q4970Jm+nkpSMwXI/a3i3XdtOOCqG6QTp9EQNhOi7h5ZLs/bu9/zbw/P4Hk1nlY+60bherOtqNhlt/CTezqvoMtr47SbqRgSkFbakTwu0f4QzywSnnZvk+qrVJvj7DvwQtBFKyiKjTYKPrqDoC22skywDKpkVSrIUMdDK5KwHyELvXqpU3ZWI8UxIYazeqwg+MoawQrpUGOtsmQPluR4QfAIFoYY+aJA9cLLIbkHTQe7jpHVD8BkTPLsY4E5J2kqanUbSbiQtgn/QIPwaybFUMBNQhMhDwdLdetP4NR7FBB/uI8ne8+8aHIaQqjwDac/mOHKGIvjPJqEf5xrMScOeKqTVJeV+Xo9Xo81sjHJfLyt/sUbaL99eqtkY1VM0qFd+RPBBfv7hr2hilLZuACU+h1zKjHWZ4gfukEKjj+dP');
INSERT INTO public.source_record_extracts VALUES (4294967302, 'bZDRS8MwEMb/lZJn26Q6RUYIxOUGwTa1SSoUlRBshWLdHuzDQPzfpXPNOt293ff97j7unr7QW9e3aIlet5vPbd81fmibZPfRows0tLsBLREFZaWt2fMm2hcV3HIpWJpeLa5vKT60wX4EbWShVJWzlOJZF4i11MY6xXNgPItLLgWneCYGsFIuk8Y6Wz8A431c+q7xFJ/IAdawBg1qBU5V+R1oVoo2IWRB8T8nzIxrQLhCsUtC0jglMbmh+KgG8PcHjmeSm6BGES0rno3P8cl74hOKp36G7GcO1/ZR6dvxhJkYMvDZkBAthAZzEr4qKmV1jc+s+ANTU2jr7mHOTpLLuLEuL8TkTVsY+n75AQ==');


--
-- Data for Name: source_record_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.source_record_keys VALUES ('un-ref:KPE001', 4294967298);
INSERT INTO public.source_record_keys VALUES ('un-ref:KPE003', 4294967299);
INSERT INTO public.source_record_keys VALUES ('un-ref:KPE025', 4294967300);
INSERT INTO public.source_record_keys VALUES ('un-ref:KPE029', 4294967301);
INSERT INTO public.source_record_keys VALUES ('un-ref:QDE004', 4294967302);
INSERT INTO public.source_record_keys VALUES ('un-ref:TAI024', 4294967296);
INSERT INTO public.source_record_keys VALUES ('un-ref:TAI026', 4294967297);


--
-- Data for Name: source_records; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.source_records VALUES (4294967296, 'un-sc', 'TAi.024', '786895504b8875ed3d7850d964e82a8a47d9dc7d7b0f80ae870256fce79b4ae3', 'https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024', 'consolidated.xml REFERENCE_NUMBER=TAi.024', '[{"births":[{"circa":true,"raw":"1968","value":"1968"}],"countries":["AF"],"identifiers":[{"scheme":"un-ref","value":"TAi.024"}],"kind":"party","names":[{"full":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","kind":"primary","quality":"strong"},{"full":"عبدالغنی برادر عبد الاحمد ترک","kind":"original-script","quality":"unknown"},{"full":"Mullah Baradar Akhund","kind":"alias","quality":"strong"}],"nationalities":["AF"],"partyKind":"person","ref":"self"},{"authority":"United Nations Security Council","kind":"listing","listKind":"sanction","listed":{"raw":"2001-02-23","value":"2001-02-23"},"party":"self","programs":["Taliban"],"status":"active"}]', NULL);
INSERT INTO public.source_records VALUES (4294967297, 'un-sc', 'TAi.026', '8eb1e1ed623596f2110880c8f919e6be0d4993a772763d5fe703845ff47c44ba', 'https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.026', 'consolidated.xml REFERENCE_NUMBER=TAi.026', '[{"births":[{"circa":true,"raw":"1968","value":"1968"}],"countries":["AF"],"identifiers":[{"scheme":"un-ref","value":"TAi.026"}],"kind":"party","names":[{"full":"AMIR KHAN MOTAQI","kind":"primary","quality":"strong"},{"full":"امیر خان متقی","kind":"original-script","quality":"unknown"},{"full":"Amir Khan Muttaqi","kind":"alias","quality":"strong"}],"nationalities":["AF"],"partyKind":"person","ref":"self"},{"authority":"United Nations Security Council","kind":"listing","listKind":"sanction","listed":{"raw":"2001-01-25","value":"2001-01-25"},"party":"self","programs":["Taliban"],"status":"active"}]', NULL);
INSERT INTO public.source_records VALUES (4294967298, 'un-sc', 'KPe.001', 'ddd336d742459d5bccb48ac88474609dd57a493f4b9859914eb8a92fe83fd32d', 'https://scsanctions.un.org/resources/xml/en/consolidated.xml#KPe.001', 'consolidated.xml REFERENCE_NUMBER=KPe.001', '[{"addresses":[{"country":"KP","full":"Democratic People''s Republic of Korea"}],"countries":["KP"],"identifiers":[{"scheme":"un-ref","value":"KPe.001"}],"kind":"party","names":[{"full":"KOREA MINING DEVELOPMENT TRADING CORPORATION","kind":"primary","quality":"strong"},{"full":"CHANGGWANG SINYONG CORPORATION","kind":"alias","quality":"unknown"}],"partyKind":"organization","ref":"self"},{"authority":"United Nations Security Council","kind":"listing","listKind":"sanction","listed":{"raw":"2009-04-24","value":"2009-04-24"},"party":"self","programs":["DPRK"],"status":"active"}]', NULL);
INSERT INTO public.source_records VALUES (4294967299, 'un-sc', 'KPe.003', '354b3633a08c811a0fe6a8412f7e26c7d5729e65dab5d4ff8bf553b96c1f037f', 'https://scsanctions.un.org/resources/xml/en/consolidated.xml#KPe.003', 'consolidated.xml REFERENCE_NUMBER=KPe.003', '[{"addresses":[{"country":"KP","full":"Democratic People''s Republic of Korea"}],"countries":["KP"],"identifiers":[{"scheme":"un-ref","value":"KPe.003"}],"kind":"party","names":[{"full":"TANCHON COMMERCIAL BANK","kind":"primary","quality":"strong"},{"full":"KOREA CHANGGWANG CREDIT BANK","kind":"previous","quality":"unknown"}],"partyKind":"organization","ref":"self"},{"authority":"United Nations Security Council","kind":"listing","listKind":"sanction","listed":{"raw":"2009-04-24","value":"2009-04-24"},"party":"self","programs":["DPRK"],"status":"active"}]', NULL);
INSERT INTO public.source_records VALUES (4294967300, 'un-sc', 'KPe.025', '30d994fd619ba82f59bc15b14df5b7ce90de72e452d8e235b217f947336901d9', 'https://scsanctions.un.org/resources/xml/en/consolidated.xml#KPe.025', 'consolidated.xml REFERENCE_NUMBER=KPe.025', '[{"addresses":[{"country":"KP","full":"Democratic People''s Republic of Korea"}],"countries":["KP"],"identifiers":[{"scheme":"un-ref","value":"KPe.025"}],"kind":"party","names":[{"full":"KOREA KWANGSON BANKING CORPORATION (KKBC)","kind":"primary","quality":"strong"},{"full":"KKBC","kind":"alias","quality":"unknown"}],"partyKind":"organization","ref":"self"},{"authority":"United Nations Security Council","kind":"listing","listKind":"sanction","listed":{"raw":"2016-03-02","value":"2016-03-02"},"party":"self","programs":["DPRK"],"status":"active"}]', NULL);
INSERT INTO public.source_records VALUES (4294967301, 'un-sc', 'KPe.029', '5c1eb63d14b9f21c8565657c8664c84a996c2af2512c9c5a1ee0d282e7577eff', 'https://scsanctions.un.org/resources/xml/en/consolidated.xml#KPe.029', 'consolidated.xml REFERENCE_NUMBER=KPe.029', '[{"addresses":[{"country":"KP","full":"Democratic People''s Republic of Korea"}],"countries":["KP"],"identifiers":[{"scheme":"un-ref","value":"KPe.029"}],"kind":"party","names":[{"full":"NATIONAL AEROSPACE TECHNOLOGY ADMINISTRATION","kind":"primary","quality":"strong"},{"full":"NATIONAL AEROSPACE DEVELOPMENT ADMINISTRATION","kind":"previous","quality":"unknown"}],"partyKind":"organization","ref":"self"},{"authority":"United Nations Security Council","kind":"listing","listKind":"sanction","listed":{"raw":"2016-03-02","value":"2016-03-02"},"party":"self","programs":["DPRK"],"status":"active"}]', NULL);
INSERT INTO public.source_records VALUES (4294967302, 'un-sc', 'QDe.004', '5ebb23d24b944893adaf600b3de4a7521d27274a2eaeda506d3cca7773ac171a', 'https://scsanctions.un.org/resources/xml/en/consolidated.xml#QDe.004', 'consolidated.xml REFERENCE_NUMBER=QDe.004', '[{"identifiers":[{"scheme":"un-ref","value":"QDe.004"}],"kind":"party","names":[{"full":"AL-QAIDA","kind":"primary","quality":"strong"},{"full":"Al Qaeda","kind":"alias","quality":"unknown"}],"partyKind":"organization","ref":"self"},{"authority":"United Nations Security Council","kind":"listing","listKind":"sanction","listed":{"raw":"2001-10-06","value":"2001-10-06"},"party":"self","programs":["Al-Qaida"],"status":"active"}]', NULL);


--
-- Data for Name: source_snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.source_snapshots VALUES (1, 'un-sc@67a73358c377', 'un-sc', '{"id":"un-sc@67a73358c377","sourceId":"un-sc","fetchedAt":"2026-11-29T00:46:14.479Z","asOf":"2026-11-01","datedBy":"publisher","shortfalls":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."],"url":null,"importedFrom":"/tmp/w/migrate/samples/un-sc","etag":null,"lastModified":null,"bytes":4959,"contentSha256":"67a73358c377f222fbd41f214b36ea84114f22686c62f5ecd256823821aca176","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","recordsRoot":"bd6f016fc7fb909b8ad100907c4545dd33d3381369b4916e9371989d41f44a38","counts":{"person":2,"organization":5},"records":7,"parserVersion":"3","licence":"No open licence is stated; free use with attribution, subject to the terms of the United Nations","warnings":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."],"sample":false,"seq":1}', 'pinned');


--
-- Data for Name: sources; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sources VALUES ('un-sc', 1, NULL, NULL, NULL, NULL, 0);


--
-- Data for Name: telemetry_events; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: used_messages; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: watch_alerts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.watch_alerts VALUES ('01M8JC8R8JQVB2TC05RH0P1XAZ', '01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8R64WVVCATQZHCED1VZ1', '01M8JC8R7G9QW0EZ5EJB6A3ETB', '1', 'WPBBHHsk0iH0xiltJHQE9Pk0iqzzueF2wQwo8GBS2m8', 'JebmReRQ2e573CqpCX2nrT3PaQIkdx9nfxY0mQhOaLE', '{"at":"2026-11-29T00:46:19.407Z","id":"01M8JC8R8JQVB2TC05RH0P1XAZ","kind":"new_match","match":{"active":true,"citations":[{"id":"TAi.024","record":"/v1/records/un-sc/TAi.024?snapshot=un-sc%4067a73358c377","snapshotDate":"2026-11-01","source":"un-sc","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024"}],"matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","measures":[{"authority":"United Nations Security Council","measure":"asset_freeze","programs":["Taliban"],"source":"un-sc"}],"name":"Abdul Ghani Baradar","outcome":"possible","probability":0.8,"says":"possible, weight of evidence 27: name +27; ask for the nationality","score":0.8659},"pass":"01M8JC8R7G9QW0EZ5EJB6A3ETB","portfolio":"01M8JC8R64WVVCATQZHCED1VZ1","ref":"1"}', NULL);


--
-- Data for Name: watch_buckets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.watch_buckets VALUES ('01M8JC8R64WVVCATQZHCED1VZ1', 1720, '01M8JC8M6ZW1F81JVA1M3EK3A8', '2c8cb2f26f8b5cf0cf70fcd46852ba1ddb3d35c817c71ff1e29dcb823f270e07');
INSERT INTO public.watch_buckets VALUES ('01M8JC8R64WVVCATQZHCED1VZ1', 5063, '01M8JC8M6ZW1F81JVA1M3EK3A8', '6b3af439a34f06979fdf9bd85091db2643a4262fa0acf79c623ef26b6e5e9c24');


--
-- Data for Name: watch_matches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.watch_matches VALUES ('01M8JC8R64WVVCATQZHCED1VZ1', '1', '01M8JC8M6ZW1F81JVA1M3EK3A8', '[{"outcome":"possible","name":"Abdul Ghani Baradar","matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","score":0.8659,"probability":0.8,"says":"possible, weight of evidence 27: name +27; ask for the nationality","active":true,"measures":[{"measure":"asset_freeze","source":"un-sc","authority":"United Nations Security Council","programs":["Taliban"]}],"citations":[{"source":"un-sc","id":"TAi.024","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024","snapshotDate":"2026-11-01","record":"/v1/records/un-sc/TAi.024?snapshot=un-sc%4067a73358c377"}]}]', 1720, 'nJSvjobF2bQw_5-62CbNSgBUX9XODkTeKOZubLmRyyc', 'c60334a2ea3832c73a5d5955dbab0a6a09527cb32eddf1ea772a811b7ae51774');


--
-- Data for Name: watch_passes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.watch_passes VALUES ('01M8JC8R7G9QW0EZ5EJB6A3ETB', '01M8JC8M6ZW1F81JVA1M3EK3A8', '01M8JC8R64WVVCATQZHCED1VZ1', 'completed', '2026-11-29T00:46:19.372Z', '2026-11-29T00:46:19.424Z', '{"lists":[{"id":"eu-fsf","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"uk-fcdo","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"un-sc","status":"stale","snapshotId":"un-sc@67a73358c377","snapshotDate":"2026-11-01","required":true},{"id":"us-csl","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"us-ofac-cons","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"us-ofac-sdn","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"us-sec-litigation","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false}],"screener":{"matcher":"8","resources":"23d25cc477726de6"},"scope":"all","changes":[{"id":"eu-fsf","from":null,"fromDate":null,"to":null,"toDate":null,"added":0,"changed":0,"removed":0},{"id":"uk-fcdo","from":null,"fromDate":null,"to":null,"toDate":null,"added":0,"changed":0,"removed":0},{"id":"un-sc","from":null,"fromDate":null,"to":"un-sc@67a73358c377","toDate":"2026-11-01","added":7,"changed":0,"removed":0},{"id":"us-csl","from":null,"fromDate":null,"to":null,"toDate":null,"added":0,"changed":0,"removed":0},{"id":"us-ofac-cons","from":null,"fromDate":null,"to":null,"toDate":null,"added":0,"changed":0,"removed":0},{"id":"us-ofac-sdn","from":null,"fromDate":null,"to":null,"toDate":null,"added":0,"changed":0,"removed":0},{"id":"us-sec-litigation","from":null,"fromDate":null,"to":null,"toDate":null,"added":0,"changed":0,"removed":0}],"subjects":2,"revision":1}', 1, 1, '70286484d54ded3f0210f3e04cafe6096850b4699ef39a0846f6b65da11d616f', NULL);


--
-- Data for Name: watch_records; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.watch_records VALUES ('01M8JC8R64WVVCATQZHCED1VZ1', 'un-sc TAi.024', '1', '01M8JC8M6ZW1F81JVA1M3EK3A8', 5063);


--
-- Data for Name: webhook_deliveries; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: webhook_queue; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: webhooks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: workspaces; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.workspaces VALUES ('01M8JC8M6ZW1F81JVA1M3EK3A8', 'Upgrade', 'pro', '2026-11-29T00:46:15.265Z', NULL, NULL, 0);


--
-- Name: agents agents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_pkey PRIMARY KEY (id);


--
-- Name: api_key_secrets api_key_secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_key_secrets
    ADD CONSTRAINT api_key_secrets_pkey PRIMARY KEY (hash);


--
-- Name: api_keys api_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);


--
-- Name: audit_checkpoints audit_checkpoints_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_checkpoints
    ADD CONSTRAINT audit_checkpoints_pk PRIMARY KEY (workspace_id, size);


--
-- Name: audit_cosignatures audit_cosignatures_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_cosignatures
    ADD CONSTRAINT audit_cosignatures_pk PRIMARY KEY (workspace_id, witness, size);


--
-- Name: audit_disclosures audit_disclosures_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_disclosures
    ADD CONSTRAINT audit_disclosures_pk PRIMARY KEY (run_id, name);


--
-- Name: audit_entries audit_entries_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pk PRIMARY KEY (run_id, seq);


--
-- Name: audit_logs audit_logs_log_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_logs
    ADD CONSTRAINT audit_logs_log_id_key UNIQUE (log_id);


--
-- Name: audit_logs audit_logs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_logs
    ADD CONSTRAINT audit_logs_pkey PRIMARY KEY (workspace_id);


--
-- Name: audit_subtrees audit_subtrees_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_subtrees
    ADD CONSTRAINT audit_subtrees_pk PRIMARY KEY (workspace_id, level, "position");


--
-- Name: batch_parts batch_parts_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.batch_parts
    ADD CONSTRAINT batch_parts_pk PRIMARY KEY (batch_id, seq);


--
-- Name: batches batches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.batches
    ADD CONSTRAINT batches_pkey PRIMARY KEY (id);


--
-- Name: case_events case_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.case_events
    ADD CONSTRAINT case_events_pkey PRIMARY KEY (id);


--
-- Name: case_records case_records_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.case_records
    ADD CONSTRAINT case_records_pk PRIMARY KEY (workspace_id, subject_key, record);


--
-- Name: cases cases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cases
    ADD CONSTRAINT cases_pkey PRIMARY KEY (id);


--
-- Name: category_changes category_changes_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_changes
    ADD CONSTRAINT category_changes_pk PRIMARY KEY (session_id, seq);


--
-- Name: citation_checks citation_checks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.citation_checks
    ADD CONSTRAINT citation_checks_pkey PRIMARY KEY (id);


--
-- Name: credentials credentials_of_user; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_of_user UNIQUE (user_id, provider_id);


--
-- Name: credentials credentials_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_pkey PRIMARY KEY (id);


--
-- Name: entries entries_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pk PRIMARY KEY (session_id, id);


--
-- Name: entries entries_rev; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_rev UNIQUE (session_id, rev);


--
-- Name: idempotency_keys idempotency_keys_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pk PRIMARY KEY (workspace_id, key);


--
-- Name: job_queue job_queue_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job_queue
    ADD CONSTRAINT job_queue_pk PRIMARY KEY (kind, job_id);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: links links_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_id_key UNIQUE (id);


--
-- Name: links links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (hash);


--
-- Name: log_disclosures log_disclosures_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log_disclosures
    ADD CONSTRAINT log_disclosures_pk PRIMARY KEY (workspace_id, chain, seq, name);


--
-- Name: log_entries log_entries_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log_entries
    ADD CONSTRAINT log_entries_pk PRIMARY KEY (workspace_id, chain, seq);


--
-- Name: mail_digests mail_digests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_digests
    ADD CONSTRAINT mail_digests_pkey PRIMARY KEY (id);


--
-- Name: mail_settings mail_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_settings
    ADD CONSTRAINT mail_settings_pkey PRIMARY KEY (workspace_id);


--
-- Name: memberships memberships_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_pk PRIMARY KEY (workspace_id, user_id);


--
-- Name: oauth_records oauth_records_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.oauth_records
    ADD CONSTRAINT oauth_records_pk PRIMARY KEY (kind, hash);


--
-- Name: operators operators_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operators
    ADD CONSTRAINT operators_pkey PRIMARY KEY (user_id);


--
-- Name: portfolio_subjects portfolio_subjects_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.portfolio_subjects
    ADD CONSTRAINT portfolio_subjects_pk PRIMARY KEY (portfolio_id, ref);


--
-- Name: portfolios portfolios_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.portfolios
    ADD CONSTRAINT portfolios_pkey PRIMARY KEY (id);


--
-- Name: quotas quotas_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotas
    ADD CONSTRAINT quotas_pk PRIMARY KEY (workspace_id, month);


--
-- Name: runs runs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_pkey PRIMARY KEY (id);


--
-- Name: saved_views saved_views_by_name; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_by_name UNIQUE (workspace_id, user_id, page, name);


--
-- Name: saved_views saved_views_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);


--
-- Name: scorecards scorecards_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scorecards
    ADD CONSTRAINT scorecards_pk PRIMARY KEY (session_id, seq);


--
-- Name: search_texts search_texts_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_texts
    ADD CONSTRAINT search_texts_pk PRIMARY KEY (workspace_id, about, id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sign_ins sign_ins_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_pkey PRIMARY KEY (id);


--
-- Name: sign_ins sign_ins_token_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_token_key UNIQUE (token);


--
-- Name: snapshot_tiles snapshot_tiles_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.snapshot_tiles
    ADD CONSTRAINT snapshot_tiles_pk PRIMARY KEY (seq, tile);


--
-- Name: source_record_extracts source_record_extracts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.source_record_extracts
    ADD CONSTRAINT source_record_extracts_pkey PRIMARY KEY (row_id);


--
-- Name: source_record_keys source_record_keys_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.source_record_keys
    ADD CONSTRAINT source_record_keys_pk PRIMARY KEY (key, row_id);


--
-- Name: source_records source_records_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.source_records
    ADD CONSTRAINT source_records_pkey PRIMARY KEY (row_id);


--
-- Name: source_snapshots source_snapshots_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.source_snapshots
    ADD CONSTRAINT source_snapshots_id_key UNIQUE (id);


--
-- Name: source_snapshots source_snapshots_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.source_snapshots
    ADD CONSTRAINT source_snapshots_pkey PRIMARY KEY (seq);


--
-- Name: sources sources_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sources
    ADD CONSTRAINT sources_pkey PRIMARY KEY (source_id);


--
-- Name: telemetry_events telemetry_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.telemetry_events
    ADD CONSTRAINT telemetry_events_pkey PRIMARY KEY (id);


--
-- Name: used_messages used_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.used_messages
    ADD CONSTRAINT used_messages_pkey PRIMARY KEY (identity);


--
-- Name: users users_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: watch_alerts watch_alerts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.watch_alerts
    ADD CONSTRAINT watch_alerts_pkey PRIMARY KEY (id);


--
-- Name: watch_buckets watch_buckets_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.watch_buckets
    ADD CONSTRAINT watch_buckets_pk PRIMARY KEY (portfolio_id, bucket);


--
-- Name: watch_matches watch_matches_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.watch_matches
    ADD CONSTRAINT watch_matches_pk PRIMARY KEY (portfolio_id, ref);


--
-- Name: watch_passes watch_passes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.watch_passes
    ADD CONSTRAINT watch_passes_pkey PRIMARY KEY (id);


--
-- Name: watch_records watch_records_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.watch_records
    ADD CONSTRAINT watch_records_pk PRIMARY KEY (portfolio_id, record, ref);


--
-- Name: webhook_deliveries webhook_deliveries_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pk PRIMARY KEY (webhook_id, id);


--
-- Name: webhook_queue webhook_queue_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_queue
    ADD CONSTRAINT webhook_queue_pk PRIMARY KEY (webhook_id, delivery_id);


--
-- Name: webhooks webhooks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);


--
-- Name: workspaces workspaces_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workspaces
    ADD CONSTRAINT workspaces_pkey PRIMARY KEY (id);


--
-- Name: agents_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX agents_by_user ON public.agents USING btree (user_id, workspace_id, client_id);


--
-- Name: api_key_secrets_by_key_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_key_secrets_by_key_id ON public.api_key_secrets USING btree (key_id);


--
-- Name: api_keys_by_workspace_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_keys_by_workspace_id ON public.api_keys USING btree (workspace_id);


--
-- Name: audit_leaves_by_run; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_leaves_by_run ON public.audit_subtrees USING btree (workspace_id, run_id, level, "position") WHERE (level = 0);


--
-- Name: audit_subtrees_by_hash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_subtrees_by_hash ON public.audit_subtrees USING btree (workspace_id, hash);


--
-- Name: batches_by_workspace; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX batches_by_workspace ON public.batches USING btree (workspace_id, id);


--
-- Name: case_events_by_case; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX case_events_by_case ON public.case_events USING btree (case_id, id);


--
-- Name: case_events_by_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX case_events_by_kind ON public.case_events USING btree (workspace_id, kind, id);


--
-- Name: cases_by_portfolio; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cases_by_portfolio ON public.cases USING btree (workspace_id, portfolio_id, id);


--
-- Name: cases_by_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cases_by_state ON public.cases USING btree (workspace_id, state, id);


--
-- Name: cases_by_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cases_by_subject ON public.cases USING btree (workspace_id, subject_key);


--
-- Name: cases_by_workspace; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cases_by_workspace ON public.cases USING btree (workspace_id, id);


--
-- Name: citation_checks_by_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX citation_checks_by_id ON public.citation_checks USING btree (workspace_id, id);


--
-- Name: idempotency_keys_by_workspace_id_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotency_keys_by_workspace_id_at ON public.idempotency_keys USING btree (workspace_id, at);


--
-- Name: job_queue_by_group; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_queue_by_group ON public.job_queue USING btree (kind, workspace_id, COALESCE(due_at, queued_at)) WHERE (dead_at IS NULL);


--
-- Name: job_queue_dead; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_queue_dead ON public.job_queue USING btree (dead_at) WHERE (dead_at IS NOT NULL);


--
-- Name: job_queue_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_queue_due ON public.job_queue USING btree (kind, COALESCE(due_at, queued_at)) WHERE (dead_at IS NULL);


--
-- Name: job_queue_leased; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_queue_leased ON public.job_queue USING btree (kind, leased_until) WHERE (leased_until IS NOT NULL);


--
-- Name: links_by_workspace_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX links_by_workspace_id ON public.links USING btree (workspace_id);


--
-- Name: log_entries_rotations; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX log_entries_rotations ON public.log_entries USING btree (workspace_id, chain, seq) WHERE ((chain = 'log'::text) AND (strpos(record, '"type":"key.rotated"'::text) > 0));


--
-- Name: mail_digests_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_digests_by_time ON public.mail_digests USING btree (workspace_id, created_at);


--
-- Name: mail_digests_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_digests_waiting ON public.mail_digests USING btree (workspace_id, due_at) WHERE (status = 'waiting'::text);


--
-- Name: memberships_by_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX memberships_by_user_id ON public.memberships USING btree (user_id);


--
-- Name: oauth_records_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oauth_records_by_end ON public.oauth_records USING btree (expires_at);


--
-- Name: oauth_records_by_grant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oauth_records_by_grant ON public.oauth_records USING btree (grant_id);


--
-- Name: portfolio_subjects_by_revision; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX portfolio_subjects_by_revision ON public.portfolio_subjects USING btree (portfolio_id, revision, ref);


--
-- Name: portfolios_by_workspace; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX portfolios_by_workspace ON public.portfolios USING btree (workspace_id, id);


--
-- Name: runs_by_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX runs_by_subject ON public.runs USING btree (workspace_id, md5(subject)) WHERE (erasure IS NULL);


--
-- Name: runs_to_erase; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX runs_to_erase ON public.runs USING btree (workspace_id, created_at) WHERE (erasure IS NULL);


--
-- Name: sessions_erased; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_erased ON public.sessions USING btree (workspace_id, id) WHERE (erasure IS NOT NULL);


--
-- Name: sessions_to_erase; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_to_erase ON public.sessions USING btree (workspace_id, opened_at) WHERE (erasure IS NULL);


--
-- Name: sign_ins_by_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sign_ins_by_user_id ON public.sign_ins USING btree (user_id);


--
-- Name: source_record_keys_by_row; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX source_record_keys_by_row ON public.source_record_keys USING btree (row_id);


--
-- Name: source_records_by_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX source_records_by_id ON public.source_records USING btree (source_id, record_id);


--
-- Name: source_records_closed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX source_records_closed ON public.source_records USING btree (until_seq, row_id) WHERE (until_seq IS NOT NULL);


--
-- Name: source_snapshots_by_source; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX source_snapshots_by_source ON public.source_snapshots USING btree (source_id);


--
-- Name: telemetry_events_by_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX telemetry_events_by_id ON public.telemetry_events USING btree (workspace_id, id);


--
-- Name: telemetry_events_by_session; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX telemetry_events_by_session ON public.telemetry_events USING btree (workspace_id, session_id);


--
-- Name: telemetry_events_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX telemetry_events_by_time ON public.telemetry_events USING btree (workspace_id, at, event_kind, session_id);


--
-- Name: used_messages_by_session; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX used_messages_by_session ON public.used_messages USING btree (workspace_id, session_id);


--
-- Name: watch_alerts_by_pass; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX watch_alerts_by_pass ON public.watch_alerts USING btree (pass_id, id);


--
-- Name: watch_alerts_by_portfolio; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX watch_alerts_by_portfolio ON public.watch_alerts USING btree (portfolio_id, id);


--
-- Name: watch_alerts_by_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX watch_alerts_by_subject ON public.watch_alerts USING btree (portfolio_id, ref, id);


--
-- Name: watch_alerts_by_workspace; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX watch_alerts_by_workspace ON public.watch_alerts USING btree (workspace_id, id);


--
-- Name: watch_alerts_mailed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX watch_alerts_mailed ON public.watch_alerts USING btree (mailed_in, id) WHERE (mailed_in IS NOT NULL);


--
-- Name: watch_alerts_unmailed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX watch_alerts_unmailed ON public.watch_alerts USING btree (workspace_id, id) WHERE (mailed_in IS NULL);


--
-- Name: watch_matches_by_bucket; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX watch_matches_by_bucket ON public.watch_matches USING btree (portfolio_id, bucket, ref, digest, workspace_id);


--
-- Name: watch_passes_by_portfolio; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX watch_passes_by_portfolio ON public.watch_passes USING btree (workspace_id, portfolio_id, id);


--
-- Name: watch_records_by_bucket; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX watch_records_by_bucket ON public.watch_records USING btree (portfolio_id, bucket);


--
-- Name: watch_records_by_ref; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX watch_records_by_ref ON public.watch_records USING btree (portfolio_id, ref);


--
-- Name: webhook_deliveries_ended; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_deliveries_ended ON public.webhook_deliveries USING btree (workspace_id, created_at) WHERE (status <> 'waiting'::text);


--
-- Name: webhook_deliveries_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (webhook_id) WHERE (status = 'waiting'::text);


--
-- Name: webhook_queue_by_group; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_queue_by_group ON public.webhook_queue USING btree (webhook_id, due_at) WHERE (dead_at IS NULL);


--
-- Name: webhook_queue_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_queue_by_time ON public.webhook_queue USING btree (due_at, workspace_id);


--
-- Name: webhook_queue_dead; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_queue_dead ON public.webhook_queue USING btree (dead_at) WHERE (dead_at IS NOT NULL);


--
-- Name: webhook_queue_leased; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_queue_leased ON public.webhook_queue USING btree (leased_until, workspace_id);


--
-- Name: webhooks_by_workspace; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhooks_by_workspace ON public.webhooks USING btree (workspace_id, id);


--
-- Name: agents agents_key_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_key_id_fkey FOREIGN KEY (key_id) REFERENCES public.api_keys(id);


--
-- Name: agents agents_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: agents agents_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.agents
    ADD CONSTRAINT agents_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: api_key_secrets api_key_secrets_key_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_key_secrets
    ADD CONSTRAINT api_key_secrets_key_id_fkey FOREIGN KEY (key_id) REFERENCES public.api_keys(id);


--
-- Name: api_keys api_keys_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: audit_checkpoints audit_checkpoints_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_checkpoints
    ADD CONSTRAINT audit_checkpoints_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: audit_cosignatures audit_cosignatures_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_cosignatures
    ADD CONSTRAINT audit_cosignatures_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: audit_disclosures audit_disclosures_run_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_disclosures
    ADD CONSTRAINT audit_disclosures_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.runs(id);


--
-- Name: audit_entries audit_entries_run_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.runs(id);


--
-- Name: audit_logs audit_logs_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_logs
    ADD CONSTRAINT audit_logs_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: audit_subtrees audit_subtrees_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_subtrees
    ADD CONSTRAINT audit_subtrees_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: batch_parts batch_parts_batch_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.batch_parts
    ADD CONSTRAINT batch_parts_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES public.batches(id);


--
-- Name: batches batches_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.batches
    ADD CONSTRAINT batches_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: case_events case_events_case_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.case_events
    ADD CONSTRAINT case_events_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.cases(id);


--
-- Name: case_records case_records_case_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.case_records
    ADD CONSTRAINT case_records_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.cases(id);


--
-- Name: cases cases_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cases
    ADD CONSTRAINT cases_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: category_changes category_changes_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_changes
    ADD CONSTRAINT category_changes_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id);


--
-- Name: citation_checks citation_checks_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.citation_checks
    ADD CONSTRAINT citation_checks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: credentials credentials_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: entries entries_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id);


--
-- Name: idempotency_keys idempotency_keys_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: links links_invited_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id);


--
-- Name: links links_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: log_entries log_entries_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log_entries
    ADD CONSTRAINT log_entries_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: mail_digests mail_digests_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_digests
    ADD CONSTRAINT mail_digests_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: mail_settings mail_settings_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_settings
    ADD CONSTRAINT mail_settings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: memberships memberships_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: memberships memberships_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: operators operators_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operators
    ADD CONSTRAINT operators_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: portfolio_subjects portfolio_subjects_portfolio_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.portfolio_subjects
    ADD CONSTRAINT portfolio_subjects_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES public.portfolios(id);


--
-- Name: portfolios portfolios_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.portfolios
    ADD CONSTRAINT portfolios_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: quotas quotas_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotas
    ADD CONSTRAINT quotas_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: runs runs_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: saved_views saved_views_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: scorecards scorecards_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scorecards
    ADD CONSTRAINT scorecards_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id);


--
-- Name: search_texts search_texts_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_texts
    ADD CONSTRAINT search_texts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: sessions sessions_key_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_key_id_fkey FOREIGN KEY (key_id) REFERENCES public.api_keys(id);


--
-- Name: sessions sessions_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: sign_ins sign_ins_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: sources sources_current_seq_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sources
    ADD CONSTRAINT sources_current_seq_fkey FOREIGN KEY (current_seq) REFERENCES public.source_snapshots(seq);


--
-- Name: telemetry_events telemetry_events_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.telemetry_events
    ADD CONSTRAINT telemetry_events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: used_messages used_messages_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.used_messages
    ADD CONSTRAINT used_messages_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id);


--
-- Name: used_messages used_messages_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.used_messages
    ADD CONSTRAINT used_messages_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: watch_alerts watch_alerts_pass_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.watch_alerts
    ADD CONSTRAINT watch_alerts_pass_id_fkey FOREIGN KEY (pass_id) REFERENCES public.watch_passes(id);


--
-- Name: watch_alerts watch_alerts_portfolio_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.watch_alerts
    ADD CONSTRAINT watch_alerts_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES public.portfolios(id);


--
-- Name: watch_alerts watch_alerts_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.watch_alerts
    ADD CONSTRAINT watch_alerts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: watch_buckets watch_buckets_portfolio_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.watch_buckets
    ADD CONSTRAINT watch_buckets_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES public.portfolios(id);


--
-- Name: watch_matches watch_matches_portfolio_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.watch_matches
    ADD CONSTRAINT watch_matches_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES public.portfolios(id);


--
-- Name: watch_passes watch_passes_portfolio_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.watch_passes
    ADD CONSTRAINT watch_passes_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES public.portfolios(id);


--
-- Name: watch_passes watch_passes_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.watch_passes
    ADD CONSTRAINT watch_passes_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: watch_records watch_records_portfolio_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.watch_records
    ADD CONSTRAINT watch_records_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES public.portfolios(id);


--
-- Name: webhook_deliveries webhook_deliveries_webhook_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES public.webhooks(id);


--
-- Name: webhooks webhooks_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: audit_checkpoints; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.audit_checkpoints ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_cosignatures; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.audit_cosignatures ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_disclosures; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.audit_disclosures ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_entries; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.audit_entries ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_logs; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.audit_logs ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_subtrees; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.audit_subtrees ENABLE ROW LEVEL SECURITY;

--
-- Name: batch_parts; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.batch_parts ENABLE ROW LEVEL SECURITY;

--
-- Name: batches; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.batches ENABLE ROW LEVEL SECURITY;

--
-- Name: case_events; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.case_events ENABLE ROW LEVEL SECURITY;

--
-- Name: case_records; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.case_records ENABLE ROW LEVEL SECURITY;

--
-- Name: cases; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.cases ENABLE ROW LEVEL SECURITY;

--
-- Name: category_changes; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.category_changes ENABLE ROW LEVEL SECURITY;

--
-- Name: citation_checks; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.citation_checks ENABLE ROW LEVEL SECURITY;

--
-- Name: entries; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.entries ENABLE ROW LEVEL SECURITY;

--
-- Name: idempotency_keys; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.idempotency_keys ENABLE ROW LEVEL SECURITY;

--
-- Name: log_disclosures; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.log_disclosures ENABLE ROW LEVEL SECURITY;

--
-- Name: log_entries; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.log_entries ENABLE ROW LEVEL SECURITY;

--
-- Name: mail_digests; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.mail_digests ENABLE ROW LEVEL SECURITY;

--
-- Name: mail_settings; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.mail_settings ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_checkpoints one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.audit_checkpoints USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: audit_cosignatures one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.audit_cosignatures USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: audit_disclosures one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.audit_disclosures USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: audit_entries one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.audit_entries USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: audit_logs one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.audit_logs USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: audit_subtrees one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.audit_subtrees USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: batch_parts one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.batch_parts USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: batches one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.batches USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: case_events one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.case_events USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: case_records one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.case_records USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: cases one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.cases USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: category_changes one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.category_changes USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: citation_checks one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.citation_checks USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: entries one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.entries USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: idempotency_keys one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.idempotency_keys USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: log_disclosures one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.log_disclosures USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: log_entries one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.log_entries USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: mail_digests one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.mail_digests USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: mail_settings one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.mail_settings USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: portfolio_subjects one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.portfolio_subjects USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: portfolios one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.portfolios USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: quotas one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.quotas USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: runs one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.runs USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: saved_views one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.saved_views USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: scorecards one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.scorecards USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: search_texts one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.search_texts USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: sessions one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.sessions USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: telemetry_events one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.telemetry_events USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: used_messages one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.used_messages USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: watch_alerts one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.watch_alerts USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: watch_buckets one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.watch_buckets USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: watch_matches one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.watch_matches USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: watch_passes one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.watch_passes USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: watch_records one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.watch_records USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: webhook_deliveries one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.webhook_deliveries USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: webhooks one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.webhooks USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: portfolio_subjects; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.portfolio_subjects ENABLE ROW LEVEL SECURITY;

--
-- Name: portfolios; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.portfolios ENABLE ROW LEVEL SECURITY;

--
-- Name: quotas; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.quotas ENABLE ROW LEVEL SECURITY;

--
-- Name: runs; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.runs ENABLE ROW LEVEL SECURITY;

--
-- Name: saved_views; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.saved_views ENABLE ROW LEVEL SECURITY;

--
-- Name: scorecards; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.scorecards ENABLE ROW LEVEL SECURITY;

--
-- Name: search_texts; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.search_texts ENABLE ROW LEVEL SECURITY;

--
-- Name: sessions; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.sessions ENABLE ROW LEVEL SECURITY;

--
-- Name: telemetry_events; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.telemetry_events ENABLE ROW LEVEL SECURITY;

--
-- Name: used_messages; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.used_messages ENABLE ROW LEVEL SECURITY;

--
-- Name: watch_alerts; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.watch_alerts ENABLE ROW LEVEL SECURITY;

--
-- Name: watch_buckets; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.watch_buckets ENABLE ROW LEVEL SECURITY;

--
-- Name: watch_matches; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.watch_matches ENABLE ROW LEVEL SECURITY;

--
-- Name: watch_passes; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.watch_passes ENABLE ROW LEVEL SECURITY;

--
-- Name: watch_records; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.watch_records ENABLE ROW LEVEL SECURITY;

--
-- Name: webhook_deliveries; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhook_deliveries ENABLE ROW LEVEL SECURITY;

--
-- Name: webhooks; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhooks ENABLE ROW LEVEL SECURITY;

--
-- PostgreSQL database dump complete
--


