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
    retires_at text,
    holder_id text,
    hint text
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
    holders text,
    owner_id text
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
    title text,
    archived_at text,
    archived_by text,
    owner text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    name_key text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    owner_name text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    verdict text COLLATE pg_catalog."C",
    figure integer,
    upside integer,
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
-- Name: usage_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.usage_counts (
    workspace_id text NOT NULL,
    day text NOT NULL,
    key_id text NOT NULL,
    calls integer NOT NULL
);

ALTER TABLE ONLY public.usage_counts FORCE ROW LEVEL SECURITY;


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
-- Name: waiting_acts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.waiting_acts (
    workspace_id text NOT NULL,
    id text NOT NULL,
    act text NOT NULL
);

ALTER TABLE ONLY public.waiting_acts FORCE ROW LEVEL SECURITY;


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
    alert_retention_days integer,
    CONSTRAINT workspaces_tier_check CHECK ((tier = ANY (ARRAY['free'::text, 'pro'::text])))
);


--
-- Data for Name: agents; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: api_key_secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_key_secrets VALUES ('6e68a0164d272d3ec9293d11689b047ec470b552f9532f6be44eceb2aae25475', '01M8JC0HW7RHQ6TWBNDDHBGS9F', '2026-11-29T00:41:50.732Z', NULL, NULL, 'sk_94mr…tahQ');


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES ('01M8JC0HW7RHQ6TWBNDDHBGS9F', '01M8JC0H6AQ0RH08CGZCK427TM', 'k', 'run,read,decide', '2026-11-29T00:41:50.732Z', NULL, NULL, '2026-11-29T00:41:54.182Z', NULL, NULL);


--
-- Data for Name: audit_checkpoints; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_checkpoints VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 0, '127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9
0
47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=

— 127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9 QN6OjhrMeT4Ar9jlQoJV311RPAdZTfKZgy4tWmJZ9wVyOUVQF/ocvXjuGyyR8aUOoToApk7sS6wRvBDm13rHiZWnCws=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 1, '127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9
1
RCSimpPBdKzkmJuMe7oCEAht/PZEBDIKjfEKK+qQyL0=

— 127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9 QN6Ojt9OYmMdkOve6/EZ6eibitndfuIAeQdNX5Ug0L5QPeBbZOVKEVPySecvImn7nP1L7+Jnxte4umB0XGTnLbQXgQ4=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 2, '127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9
2
sewJRpIGRYbes2uVnxFmi9CuVea8RNKwID7aYOXxmTE=

— 127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9 QN6Ojr+aIjmtz+yZ0jMxOn4B58w2Z0J+LL7KFQz6PuIXY5Ml/5YNjY+tedTM27R/V7GRp/WxB4OmHfQTr7+MmPYhEwg=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 4, '127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9
4
mPQTZVMYskpQSgqa5rIDQKPEbfHIAfLaY16IWGK4fd4=

— 127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9 QN6OjqOtRnQrKy/ooZQT10AZdOol17kF5dveHkUYRNhJpjk+IBxdrRG2yaeOoer6EK7Vg2hibzt0HAEpONNTQ2F/uAc=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 5, '127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9
5
+EPy/GkasHxwHZ/Ktxvj1pzIvBbIn8hkiNAHY6Z80Lc=

— 127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9 QN6OjlSIrTisTdlxGDsvGbKbvdZBtjFTF7HVoysToCMc0oB0aR1uLiQK9WCHuFtVce/bdho3ILh+g07K1IJsAdH1lAM=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 7, '127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9
7
CHC4PdC1gapCaxMZxTQf9V5Q8VSWjZeuYhvy+3LRfEw=

— 127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9 QN6OjlztQWrg3WH8gS3YnU8MVJLXcazhGP7pNYRXPdtKwIq0VGHsLlE5xIL6uLREWlHoDPEes2/wlIC5Du4le+4knwY=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 8, '127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9
8
VuA/7ZfYZ2DxS2BIRjaYGqdWNShwouGrsqBnzkJgQcA=

— 127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9 QN6OjssLv9RsBWJX1x0NclfZ9Vyj4P8MeTva8v3gpMG7M4ljd9/MJDqwga2l6+nRz3qHb3jgx148n07dyDLOxA2uZgA=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 9, '127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9
9
fyZ+VB41hT88glOxbWJrz8tK22UfOl0xV/Rqscm452k=

— 127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9 QN6OjqYe85/I+V2Gu+QS7sUhjy2bkz80ESjg57Z0rf9Ip1H01wCMFexyKmu1ehtje5heaW3bgtcbccEjAtxfGslU9Ao=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 10, '127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9
10
2pQVrIpq0AEDB6LxV+lRcuNK3OZCe65tBSw7I3M4dik=

— 127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9 QN6OjrkpPHHqfN6zsvnobRMDq13AarwHSgjTUdpKF/3MWpB/Itiw2zU3niaV29q4AWylpqBSAZXxlIfWqNvIQ+JcmQk=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 11, '127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9
11
I1gkkNCcXuvbPA8YeN/mFCDkoCZAGvtpMf0geLx1aMo=

— 127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9 QN6OjlIWgACl1cfpQyBZ6NQPt2mgM+ACDPbzCZF0q6yZKOdRPLE8EO0vj+lK88B/IctFrR4oslqZ0ZvvYrwrfptTows=
');


--
-- Data for Name: audit_cosignatures; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: audit_disclosures; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_disclosures VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 'subject.name', '01M8JC0H6AQ0RH08CGZCK427TM', 'mmm5gsIE9vrViHOE4mBcgX5um4qel5eu-S7CqolrHrE', '"Abdul Ghani Baradar"');
INSERT INTO public.audit_disclosures VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 'scorecard', '01M8JC0H6AQ0RH08CGZCK427TM', 'hdOio5cjKGJyf-g_5VGkXCz_pcwUc51y9nKoKrOs574', '');
INSERT INTO public.audit_disclosures VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 'subject.name', '01M8JC0H6AQ0RH08CGZCK427TM', 'UkieJEGwZvFhra4Ht2bRrxSLxOz-HbYQ_GJlScMyu5c', '"Zyx Lumber Works"');
INSERT INTO public.audit_disclosures VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 'scorecard', '01M8JC0H6AQ0RH08CGZCK427TM', 'vYmTW5oFiVjTbNZrZ6v0sywf2bbK0PPD-msE0RRYhoE', '');


--
-- Data for Name: audit_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 0, '01M8JC0H6AQ0RH08CGZCK427TM', '3b7e1072468cfab011a9043c8557de080411ad2d9a644122382648fde46f8421', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.223Z","data":{"matcher":"9","resources":"4527551342ace12a","scorers":{"litigation":"2","officers":"7","risk":"7","sanctions":"5","upside":"3"}},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":0,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"run.opened","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 1, '01M8JC0H6AQ0RH08CGZCK427TM', 'e44aa1aac93e0a7ba3280c5fb976e6cc0694b7ad9391516e458efd8c54e64296', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.223Z","data":{"_sd":["pl1Jahum9XEdZvg5o2XaJET-Ff8apHkNsh6SvUnNyJA"]},"prev":"3b7e1072468cfab011a9043c8557de080411ad2d9a644122382648fde46f8421","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":1,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"input","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 2, '01M8JC0H6AQ0RH08CGZCK427TM', 'c81b8778c243e6298d4b1ce64008a6a20e65541309d4d0f22e6006b0bb9d9014', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"courtlistener","status":"never_synced"},"prev":"e44aa1aac93e0a7ba3280c5fb976e6cc0694b7ad9391516e458efd8c54e64296","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":2,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 3, '01M8JC0H6AQ0RH08CGZCK427TM', '6c0f2d2017fdce66abca6c90ca58c163948f9c8114ac16ee7cea89ff098e7777', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"eu-fsf","status":"never_synced"},"prev":"c81b8778c243e6298d4b1ce64008a6a20e65541309d4d0f22e6006b0bb9d9014","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":3,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 4, '01M8JC0H6AQ0RH08CGZCK427TM', '339fc6a2a0ab6cfc0e7437b4cf1bfb03d5d3e212de315d2df57fd1f508322d21', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"gb-ch-basic","status":"never_synced"},"prev":"6c0f2d2017fdce66abca6c90ca58c163948f9c8114ac16ee7cea89ff098e7777","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":4,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 5, '01M8JC0H6AQ0RH08CGZCK427TM', 'beb7ef884a008d8ad74a9a3a926d79e276ef06516fdf5db0feddb8ca8b0bb9bc', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"gb-ch-psc","status":"never_synced"},"prev":"339fc6a2a0ab6cfc0e7437b4cf1bfb03d5d3e212de315d2df57fd1f508322d21","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":5,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 6, '01M8JC0H6AQ0RH08CGZCK427TM', '3bcbd3751199c0cee2e752092a529d52bc9532a276867b0101944fbd18b61adc', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"gleif-lei","status":"never_synced"},"prev":"beb7ef884a008d8ad74a9a3a926d79e276ef06516fdf5db0feddb8ca8b0bb9bc","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":6,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 7, '01M8JC0H6AQ0RH08CGZCK427TM', 'f051b55b00af17f0b3f84337d84df9cedc0bb2e26c998083a31285a434a9f04f', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"gleif-rr","status":"never_synced"},"prev":"3bcbd3751199c0cee2e752092a529d52bc9532a276867b0101944fbd18b61adc","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":7,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 8, '01M8JC0H6AQ0RH08CGZCK427TM', 'e1797d64199c1bd9d08ada835a330b2f708dfd88ee4f35e6dd753fac485f9dc4', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"uk-fcdo","status":"never_synced"},"prev":"f051b55b00af17f0b3f84337d84df9cedc0bb2e26c998083a31285a434a9f04f","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":8,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 9, '01M8JC0H6AQ0RH08CGZCK427TM', 'd9712abab47df3a60a886c17f40be3b19ec94248f95547c02ddba82cc5fde99c', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"bytes":4959,"contentSha256":"67a73358c377f222fbd41f214b36ea84114f22686c62f5ecd256823821aca176","fetchedAt":"2026-11-29T00:41:48.901Z","id":"un-sc","parserVersion":"3","records":7,"recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","recordsRoot":"bd6f016fc7fb909b8ad100907c4545dd33d3381369b4916e9371989d41f44a38","sample":false,"snapshot":"un-sc@67a73358c377","snapshotDate":"2026-11-01","status":"stale","url":null},"prev":"e1797d64199c1bd9d08ada835a330b2f708dfd88ee4f35e6dd753fac485f9dc4","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":9,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 10, '01M8JC0H6AQ0RH08CGZCK427TM', '686ae71ecf5b6623895693054c4027df93f003d3d8d2056e86820e25ea8d4623', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"us-csl","status":"never_synced"},"prev":"d9712abab47df3a60a886c17f40be3b19ec94248f95547c02ddba82cc5fde99c","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":10,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 11, '01M8JC0H6AQ0RH08CGZCK427TM', '863cf672fa2e21a4b35b7961a831acd7a2ad023fa21e324420d568ed45c1d5be', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"us-ofac-cons","status":"never_synced"},"prev":"686ae71ecf5b6623895693054c4027df93f003d3d8d2056e86820e25ea8d4623","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":11,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 12, '01M8JC0H6AQ0RH08CGZCK427TM', 'e6cb11c9979fa0e2f85cab4efe6a909d9d892ba3fde221b237dd4a24992a3ca1', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"us-ofac-sdn","status":"never_synced"},"prev":"863cf672fa2e21a4b35b7961a831acd7a2ad023fa21e324420d568ed45c1d5be","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":12,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 13, '01M8JC0H6AQ0RH08CGZCK427TM', 'b0d950355e0520093b89269e25d3f342148fffd0c28ff96477f10a32e0a586ad', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"us-sbir","status":"never_synced"},"prev":"e6cb11c9979fa0e2f85cab4efe6a909d9d892ba3fde221b237dd4a24992a3ca1","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":13,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 14, '01M8JC0H6AQ0RH08CGZCK427TM', '18ab79dec1b76467d53576204337d484fca243c464fa9a914355fdf9f2c0ce55', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"us-sec-formd","status":"never_synced"},"prev":"b0d950355e0520093b89269e25d3f342148fffd0c28ff96477f10a32e0a586ad","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":14,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 15, '01M8JC0H6AQ0RH08CGZCK427TM', '7ee9b829c308c10b0ec34f901125675fa4c1fa458c95d9ce350bbe88a8b82c95', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"us-sec-litigation","status":"never_synced"},"prev":"18ab79dec1b76467d53576204337d484fca243c464fa9a914355fdf9f2c0ce55","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":15,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 16, '01M8JC0H6AQ0RH08CGZCK427TM', '0c12febf52428a6f4d29289d811aac42a63a0b31e14ccb25ef7f63daebc55ad4', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"id":"us-sec-tickers","status":"never_synced"},"prev":"7ee9b829c308c10b0ec34f901125675fa4c1fa458c95d9ce350bbe88a8b82c95","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":16,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 17, '01M8JC0H6AQ0RH08CGZCK427TM', '4b2420ca8796fb56edd414bbce9ef3d55b4c7a72c52da46156cf2ff76606de0e', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"findings":[],"name":"litigation","version":"2"},"prev":"0c12febf52428a6f4d29289d811aac42a63a0b31e14ccb25ef7f63daebc55ad4","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":17,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 18, '01M8JC0H6AQ0RH08CGZCK427TM', '648997585cbbfb7a124512a969777879a1a32fef7ed2bb4f764a363021e5b7bf', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"findings":[],"name":"officers","version":"7"},"prev":"4b2420ca8796fb56edd414bbce9ef3d55b4c7a72c52da46156cf2ff76606de0e","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":18,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 19, '01M8JC0H6AQ0RH08CGZCK427TM', '8f443ded232c3edaaf879221cb31b8575bb67ccf1ddfb8c8d567e7372f282480', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"findings":[],"name":"risk","version":"7"},"prev":"648997585cbbfb7a124512a969777879a1a32fef7ed2bb4f764a363021e5b7bf","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":19,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 20, '01M8JC0H6AQ0RH08CGZCK427TM', '6ea2140ca0d117f38d71c155173ee93cf3281f3fae0db4802d73e60747e3a926', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"findings":[{"citations":[{"id":"TAi.024","recordHash":"786895504b8875ed3d7850d964e82a8a47d9dc7d7b0f80ae870256fce79b4ae3","snapshot":"un-sc@67a73358c377","source":"un-sc"}],"id":"sanctions:sanctions-alert:un-sc:TAi.024","kind":"sanctions-alert","points":30,"severity":"medium"}],"name":"sanctions","version":"5"},"prev":"8f443ded232c3edaaf879221cb31b8575bb67ccf1ddfb8c8d567e7372f282480","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":20,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 21, '01M8JC0H6AQ0RH08CGZCK427TM', '84f5f5f7e9b8e226558a4143a9bb8e339d77dd804ce939a37a14afb664524cc1', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"findings":[],"name":"upside","version":"3"},"prev":"6ea2140ca0d117f38d71c155173ee93cf3281f3fae0db4802d73e60747e3a926","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":21,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', 22, '01M8JC0H6AQ0RH08CGZCK427TM', '4a7bbfb13c94e0aa1be230af724fb5f720c718014fda80c37df372c7c415d0dd', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.290Z","data":{"_sd":["NjnV4XmGcJFIe2eMN4RAVFlvSpbFSaF6vtGJBtDWNh0"],"confidence":"low","matcher":"9","resources":"4527551342ace12a","risk":30,"upside":0,"verdict":"enhanced_diligence"},"prev":"84f5f5f7e9b8e226558a4143a9bb8e339d77dd804ce939a37a14afb664524cc1","run":"01M8JC0Q8073ZFV5KAD1P1QJF2","seq":22,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"scorecard.sealed","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 0, '01M8JC0H6AQ0RH08CGZCK427TM', 'e2f97f3ca4c9d815d8140ee38d90731e599f73773273dd15fb977c1c22dc7b02', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.336Z","data":{"matcher":"9","resources":"4527551342ace12a","scorers":{"litigation":"2","officers":"7","risk":"7","sanctions":"5","upside":"3"}},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":0,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"run.opened","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 1, '01M8JC0H6AQ0RH08CGZCK427TM', '747a869e8361be1afbcafdde0ea12b7479739d5ba7e2eef279710d2a846ede57', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.336Z","data":{"_sd":["CwHaedIR4Ooj3J-XYLugiRdaxKzs_xWL3_Wp126zMDY"]},"prev":"e2f97f3ca4c9d815d8140ee38d90731e599f73773273dd15fb977c1c22dc7b02","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":1,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"input","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 2, '01M8JC0H6AQ0RH08CGZCK427TM', 'e24fbbb761f9ff693489e6c5200fa86293f3d59d11eefda375f0c6d0a131edbc', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"courtlistener","status":"never_synced"},"prev":"747a869e8361be1afbcafdde0ea12b7479739d5ba7e2eef279710d2a846ede57","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":2,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 3, '01M8JC0H6AQ0RH08CGZCK427TM', '14c3e2f62ee0a8945811dcd17ea01495131148c02d2162ee975e1a250ffed314', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"eu-fsf","status":"never_synced"},"prev":"e24fbbb761f9ff693489e6c5200fa86293f3d59d11eefda375f0c6d0a131edbc","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":3,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 4, '01M8JC0H6AQ0RH08CGZCK427TM', '3ef2d47811653009525cd06cac8aed90274a50707441ce94f565190d8fb37aa9', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"gb-ch-basic","status":"never_synced"},"prev":"14c3e2f62ee0a8945811dcd17ea01495131148c02d2162ee975e1a250ffed314","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":4,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 5, '01M8JC0H6AQ0RH08CGZCK427TM', '9a0a6364d161331d37eb5f560f30f7ecfa820029b49fa4256f1e441fc99257e1', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"gb-ch-psc","status":"never_synced"},"prev":"3ef2d47811653009525cd06cac8aed90274a50707441ce94f565190d8fb37aa9","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":5,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 6, '01M8JC0H6AQ0RH08CGZCK427TM', 'b4c1235cf848e6f571881e5d948955e27e6cca9758b06209c7a75bb56ab22297', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"gleif-lei","status":"never_synced"},"prev":"9a0a6364d161331d37eb5f560f30f7ecfa820029b49fa4256f1e441fc99257e1","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":6,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 7, '01M8JC0H6AQ0RH08CGZCK427TM', '35e702162633789aad40e6517b1ad0f5c217b956ce4fce8fac33e5ae82fc5b32', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"gleif-rr","status":"never_synced"},"prev":"b4c1235cf848e6f571881e5d948955e27e6cca9758b06209c7a75bb56ab22297","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":7,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 8, '01M8JC0H6AQ0RH08CGZCK427TM', 'ed4b85e5046f5172ca1e0a63c05733432adeaa67fc07d6cb35d788cc872614e4', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"uk-fcdo","status":"never_synced"},"prev":"35e702162633789aad40e6517b1ad0f5c217b956ce4fce8fac33e5ae82fc5b32","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":8,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 9, '01M8JC0H6AQ0RH08CGZCK427TM', '6f353a9cc24395aaa45d395ad4510a18feea805759639b03dde6f49aa7d53fa9', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"bytes":4959,"contentSha256":"67a73358c377f222fbd41f214b36ea84114f22686c62f5ecd256823821aca176","fetchedAt":"2026-11-29T00:41:48.901Z","id":"un-sc","parserVersion":"3","records":7,"recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","recordsRoot":"bd6f016fc7fb909b8ad100907c4545dd33d3381369b4916e9371989d41f44a38","sample":false,"snapshot":"un-sc@67a73358c377","snapshotDate":"2026-11-01","status":"stale","url":null},"prev":"ed4b85e5046f5172ca1e0a63c05733432adeaa67fc07d6cb35d788cc872614e4","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":9,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 10, '01M8JC0H6AQ0RH08CGZCK427TM', 'c0999300ac773930d239746198e68cb9b52a0de80e4a48215bf5246a368692d9', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"us-csl","status":"never_synced"},"prev":"6f353a9cc24395aaa45d395ad4510a18feea805759639b03dde6f49aa7d53fa9","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":10,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 11, '01M8JC0H6AQ0RH08CGZCK427TM', 'ad25d68a02474aef185704833d2c1cacf5998f2546e5b6c90504414d12154981', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"us-ofac-cons","status":"never_synced"},"prev":"c0999300ac773930d239746198e68cb9b52a0de80e4a48215bf5246a368692d9","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":11,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 12, '01M8JC0H6AQ0RH08CGZCK427TM', '98cca2f73d2a0c9fa09f5050ccf18f238e12a1e09f89c709b012f8c5700132eb', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"us-ofac-sdn","status":"never_synced"},"prev":"ad25d68a02474aef185704833d2c1cacf5998f2546e5b6c90504414d12154981","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":12,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 13, '01M8JC0H6AQ0RH08CGZCK427TM', '38e4bbd56dbf8b5aa698b71e06ab5911bf959f2e275824cf0173950662ff3aac', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"us-sbir","status":"never_synced"},"prev":"98cca2f73d2a0c9fa09f5050ccf18f238e12a1e09f89c709b012f8c5700132eb","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":13,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 14, '01M8JC0H6AQ0RH08CGZCK427TM', '97b75c9397e257e65dd40dee816ab2ab598c4fc5ffcfc539ea876e3db1661bfa', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"us-sec-formd","status":"never_synced"},"prev":"38e4bbd56dbf8b5aa698b71e06ab5911bf959f2e275824cf0173950662ff3aac","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":14,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 15, '01M8JC0H6AQ0RH08CGZCK427TM', '0177259c013d1335e00601a753d50c5fa0f97a4d871457de5cd3912dab7363ee', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"us-sec-litigation","status":"never_synced"},"prev":"97b75c9397e257e65dd40dee816ab2ab598c4fc5ffcfc539ea876e3db1661bfa","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":15,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 16, '01M8JC0H6AQ0RH08CGZCK427TM', '7f17b26747e9c4f4aa54fa7e59b70b5556b33a64b778063c35ad1b2cc36c6e56', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"id":"us-sec-tickers","status":"never_synced"},"prev":"0177259c013d1335e00601a753d50c5fa0f97a4d871457de5cd3912dab7363ee","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":16,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 17, '01M8JC0H6AQ0RH08CGZCK427TM', '073c95d610e5cb6fa76c1c39518f99894041b8108f056883374c887fe2e5894e', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"findings":[],"name":"litigation","version":"2"},"prev":"7f17b26747e9c4f4aa54fa7e59b70b5556b33a64b778063c35ad1b2cc36c6e56","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":17,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 18, '01M8JC0H6AQ0RH08CGZCK427TM', '869f6d52419f4006cefa2c87643076e32344a1251a007215fc9d90f2c3c40318', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"findings":[],"name":"officers","version":"7"},"prev":"073c95d610e5cb6fa76c1c39518f99894041b8108f056883374c887fe2e5894e","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":18,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 19, '01M8JC0H6AQ0RH08CGZCK427TM', '9d248b8a2fa1d7b0fd3b4eea6acd155fc7a8db39fc506fcc5ae34e2869813bb8', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"findings":[],"name":"risk","version":"7"},"prev":"869f6d52419f4006cefa2c87643076e32344a1251a007215fc9d90f2c3c40318","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":19,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 20, '01M8JC0H6AQ0RH08CGZCK427TM', '8aa952b8b27e4a97fef81b0d7004af082bf0ab6f76b7d6051ad72630f0460542', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"findings":[],"name":"sanctions","version":"5"},"prev":"9d248b8a2fa1d7b0fd3b4eea6acd155fc7a8db39fc506fcc5ae34e2869813bb8","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":20,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 21, '01M8JC0H6AQ0RH08CGZCK427TM', '1664812d77cc8f44bb72d5a719c661da63bd1d924ca23128bf30b4d77ba116fd', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"findings":[],"name":"upside","version":"3"},"prev":"8aa952b8b27e4a97fef81b0d7004af082bf0ab6f76b7d6051ad72630f0460542","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":21,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', 22, '01M8JC0H6AQ0RH08CGZCK427TM', '3dc5f8dc26952ddf2f0459c30e16c5fb98dc96c18d6809c5e218b32bbcaffa21', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.358Z","data":{"_sd":["936I-LUqua9enZDu4MOkZiETg4Khx3Ta93AnNN0IHCg"],"confidence":"low","matcher":"9","resources":"4527551342ace12a","risk":0,"upside":0,"verdict":"insufficient_data"},"prev":"1664812d77cc8f44bb72d5a719c661da63bd1d924ca23128bf30b4d77ba116fd","run":"01M8JC0QBHEQXX3KBWB1NYJTD1","seq":22,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"scorecard.sealed","v":1}');


--
-- Data for Name: audit_logs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_logs VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'adea7685808c2d35c5290f7c18eafec9', '127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9', 11, '127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9
11
I1gkkNCcXuvbPA8YeN/mFCDkoCZAGvtpMf0geLx1aMo=

— 127.0.0.1:0/t/adea7685808c2d35c5290f7c18eafec9 QN6OjlIWgACl1cfpQyBZ6NQPt2mgM+ACDPbzCZF0q6yZKOdRPLE8EO0vj+lK88B/IctFrR4oslqZ0ZvvYrwrfptTows=
', '56e03fed97d86760f14b60484636981aa756352870a2e1abb2a067ce426041c0 d143461d5a9344d182fdf56602040e65a83718741bff270c2d71d2c5f0e4a754 6b7223ca2724e6f05c7a9e42cac2448ab9d98d40e6506e079a3894ab0005c465');


--
-- Data for Name: audit_subtrees; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 0, 0, '4424a29a93c174ace4989b8c7bba0210086dfcf64404320a8df10a2bea90c8bd', 'log');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 0, 1, 'ad2adcc422a3e0bf26b7c8616e2967c2966ac41aa31a4fe63e2750c2d703cf7d', '01M8JC0N9WED3EKZH12Z79GFT2');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 1, 0, 'b1ec094692064586deb36b959f11668bd0ae55e6bc44d2b0203eda60e5f19931', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 0, 2, '3b7e1072468cfab011a9043c8557de080411ad2d9a644122382648fde46f8421', '01M8JC0Q8073ZFV5KAD1P1QJF2');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 0, 3, 'e44aa1aac93e0a7ba3280c5fb976e6cc0694b7ad9391516e458efd8c54e64296', '01M8JC0Q8073ZFV5KAD1P1QJF2');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 1, 1, '6b8fe0608bf2870a6e35db6fa310f92632e2ea8e176f6994bf01bf1462ba0ae6', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 2, 0, '98f413655318b24a504a0a9ae6b20340a3c46df1c801f2da635e885862b87dde', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 0, 4, '4a7bbfb13c94e0aa1be230af724fb5f720c718014fda80c37df372c7c415d0dd', '01M8JC0Q8073ZFV5KAD1P1QJF2');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 0, 5, 'e2f97f3ca4c9d815d8140ee38d90731e599f73773273dd15fb977c1c22dc7b02', '01M8JC0QBHEQXX3KBWB1NYJTD1');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 1, 2, 'fb30c6a52057f3a27479bf1f711887411ac6b9e49a2b4409ca577d66ce892896', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 0, 6, '747a869e8361be1afbcafdde0ea12b7479739d5ba7e2eef279710d2a846ede57', '01M8JC0QBHEQXX3KBWB1NYJTD1');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 0, 7, '3dc5f8dc26952ddf2f0459c30e16c5fb98dc96c18d6809c5e218b32bbcaffa21', '01M8JC0QBHEQXX3KBWB1NYJTD1');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 1, 3, '64f76020fc7f1ae7ea9da7ea43e440e462bc7c2ee4cf8e90f1a7bb7e566ee97f', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 2, 1, '40d8a6b83b4ef05d097e04f615a0d064ba6eed66033028b12d35b21ede46af57', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 3, 0, '56e03fed97d86760f14b60484636981aa756352870a2e1abb2a067ce426041c0', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 0, 8, '84f9885d57e2080aeb6e5baeda8121673ba8a00c28fd9b71ab67536092873ed9', '01M8JC0QCQR2X2TN2QTMTRX8CG.matches');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 0, 9, 'e89611586ab5ae517f4880211d3cedeac650c72417c16fef7aeb8cc265d8d1c3', '01M8JC0QCQR2X2TN2QTMTRX8CG');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 1, 4, 'd143461d5a9344d182fdf56602040e65a83718741bff270c2d71d2c5f0e4a754', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 0, 10, '6b7223ca2724e6f05c7a9e42cac2448ab9d98d40e6506e079a3894ab0005c465', '01M8JC0QETJVKKE443NFBZBMGP');


--
-- Data for Name: batch_parts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: batches; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: case_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.case_events VALUES ('01M8JC0QNPSEBZKV0XGRZ8Q17W', '01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0QETJVKKE443NFBZBMGP', '2026-11-29T00:41:56.653Z', 'comment', '01M8JC0HW7RHQ6TWBNDDHBGS9F', 'k', NULL, '{"text":"Same date of birth."}', NULL, NULL, NULL);
INSERT INTO public.case_events VALUES ('01M8JC0QPEVJTCTNK0H907QFDS', '01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0QETJVKKE443NFBZBMGP', '2026-11-29T00:41:56.682Z', 'decided', '01M8JC0HW7RHQ6TWBNDDHBGS9F', 'k', 'true_match', '{"at":"2026-11-29T00:41:56.682Z","by":{"id":"01M8JC0HW7RHQ6TWBNDDHBGS9F","name":"k"},"evidence":{"comparison":{"outcome":["possible"],"rule":["not_settled"]},"listed":{"active":["yes"],"births":["about 1968"],"countries":["af"],"kind":["person"],"measures":["asset_freeze un-sc united nations security council"],"names":["abdul ghani baradar abdul ahmad turk","mullah baradar akhund","عبدالغنی برادر عبد الاحمد ترک"],"nationalities":["af"],"records":["un-sc TAi.024"]},"subject":{"names":["abdul ghani baradar"]}},"id":"01M8JC0QPEVJTCTNK0H907QFDS","match":{"active":true,"citations":[{"id":"TAi.024","record":"/v1/records/un-sc/TAi.024?snapshot=un-sc%4067a73358c377","snapshotDate":"2026-11-01","source":"un-sc","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024"}],"matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","measures":[{"authority":"United Nations Security Council","measure":"asset_freeze","programs":["Taliban"],"source":"un-sc"}],"name":"Abdul Ghani Baradar","outcome":"possible","probability":0.8,"says":"possible, weight of evidence 27: name +27; ask for the nationality","score":0.8659},"reason":"Same person.","state":"true_match","subject":"Abdul Ghani Baradar"}', 'MUZl91Ox6lRvfxDE9I3nDl2zRDOJ1BVFMCUMeQMNaB8', 'WlNK7G1R55yWkz74voBa3HYSbOt_Q8xiW7XT1d41DYQ', '6b7223ca2724e6f05c7a9e42cac2448ab9d98d40e6506e079a3894ab0005c465');


--
-- Data for Name: case_records; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.case_records VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'run 0808a6a246b72e1b371b1e736966a37b77679fedfe21afb46b3b6ea30facc19c', 'un-sc TAi.024', '01M8JC0QA410PJMMCMS6EZSSE5');
INSERT INTO public.case_records VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'watch 01M8JC0QCQR2X2TN2QTMTRX8CG 1', 'un-sc TAi.024', '01M8JC0QETJVKKE443NFBZBMGP');


--
-- Data for Name: cases; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.cases VALUES ('01M8JC0QA410PJMMCMS6EZSSE5', '01M8JC0H6AQ0RH08CGZCK427TM', 'run 0808a6a246b72e1b371b1e736966a37b77679fedfe21afb46b3b6ea30facc19c', 'run', NULL, NULL, '01M8JC0Q8073ZFV5KAD1P1QJF2', '{"subject":"Abdul Ghani Baradar","match":{"outcome":"possible","name":"Abdul Ghani Baradar","matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","score":0.8659,"probability":0.8,"says":"possible, weight of evidence 27: name +27; ask for the nationality","active":true,"measures":[{"measure":"asset_freeze","source":"un-sc","authority":"United Nations Security Council","programs":["Taliban"]}],"citations":[{"source":"un-sc","id":"TAi.024","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024","snapshotDate":"2026-11-01","record":"/v1/records/un-sc/TAi.024?snapshot=un-sc%4067a73358c377"}]},"evidence":{"subject":{"names":["abdul ghani baradar"]},"listed":{"names":["abdul ghani baradar abdul ahmad turk","mullah baradar akhund","عبدالغنی برادر عبد الاحمد ترک"],"kind":["person"],"births":["about 1968"],"nationalities":["af"],"countries":["af"],"records":["un-sc TAi.024"],"active":["yes"],"measures":["asset_freeze un-sc united nations security council"]},"comparison":{"outcome":["possible"],"rule":["not_settled"]}}}', 'open', '2026-11-29T00:41:56.290Z', '2026-11-29T00:41:56.290Z', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.cases VALUES ('01M8JC0QETJVKKE443NFBZBMGP', '01M8JC0H6AQ0RH08CGZCK427TM', 'watch 01M8JC0QCQR2X2TN2QTMTRX8CG 1', 'watch', '01M8JC0QCQR2X2TN2QTMTRX8CG', '1', NULL, '{"subject":"Abdul Ghani Baradar","match":{"outcome":"possible","name":"Abdul Ghani Baradar","matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","score":0.8659,"probability":0.8,"says":"possible, weight of evidence 27: name +27; ask for the nationality","active":true,"measures":[{"measure":"asset_freeze","source":"un-sc","authority":"United Nations Security Council","programs":["Taliban"]}],"citations":[{"source":"un-sc","id":"TAi.024","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024","snapshotDate":"2026-11-01","record":"/v1/records/un-sc/TAi.024?snapshot=un-sc%4067a73358c377"}]},"evidence":{"subject":{"names":["abdul ghani baradar"]},"listed":{"names":["abdul ghani baradar abdul ahmad turk","mullah baradar akhund","عبدالغنی برادر عبد الاحمد ترک"],"kind":["person"],"births":["about 1968"],"nationalities":["af"],"countries":["af"],"records":["un-sc TAi.024"],"active":["yes"],"measures":["asset_freeze un-sc united nations security council"]},"comparison":{"outcome":["possible"],"rule":["not_settled"]}}}', 'true_match', '2026-11-29T00:41:56.441Z', '2026-11-29T00:41:56.682Z', NULL, NULL, NULL, '{"id":"01M8JC0QPEVJTCTNK0H907QFDS","state":"true_match","reason":"Same person.","at":"2026-11-29T00:41:56.682Z","by":{"id":"01M8JC0HW7RHQ6TWBNDDHBGS9F","name":"k"},"subject":"Abdul Ghani Baradar","match":{"outcome":"possible","name":"Abdul Ghani Baradar","matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","score":0.8659,"probability":0.8,"says":"possible, weight of evidence 27: name +27; ask for the nationality","active":true,"measures":[{"measure":"asset_freeze","source":"un-sc","authority":"United Nations Security Council","programs":["Taliban"]}],"citations":[{"source":"un-sc","id":"TAi.024","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024","snapshotDate":"2026-11-01","record":"/v1/records/un-sc/TAi.024?snapshot=un-sc%4067a73358c377"}]},"evidence":{"subject":{"names":["abdul ghani baradar"]},"listed":{"names":["abdul ghani baradar abdul ahmad turk","mullah baradar akhund","عبدالغنی برادر عبد الاحمد ترک"],"kind":["person"],"births":["about 1968"],"nationalities":["af"],"countries":["af"],"records":["un-sc TAi.024"],"active":["yes"],"measures":["asset_freeze un-sc united nations security council"]},"comparison":{"outcome":["possible"],"rule":["not_settled"]}}}', '6b7223ca2724e6f05c7a9e42cac2448ab9d98d40e6506e079a3894ab0005c465', NULL);


--
-- Data for Name: category_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.category_changes VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 1, '01M8JC0H6AQ0RH08CGZCK427TM', '2026-11-29T00:41:54.213Z', 'b2b_saas_smb');


--
-- Data for Name: citation_checks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: credentials; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_bc79e995', '01M8JC0H6AQ0RH08CGZCK427TM', 1, 'market', 'named_prospect', '{"contact_role":"practice manager","contact_status":"contacted","organization":"Birch Dental","organization_url":"http://birchdental.com.localhost:35661"}', '2026-11-29T00:41:54.357Z', NULL, '[{"url":"http://birchdental.com.localhost:35661","class":"ok","status":200}]', NULL, '', '[{"url":"http://birchdental.com.localhost:35661","at":"2026-11-29T00:41:54.421Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_74695310', '01M8JC0H6AQ0RH08CGZCK427TM', 2, 'market', 'named_prospect', '{"contact_role":"practice manager","contact_status":"contacted","organization":"Harbour Smiles","organization_url":"http://harboursmiles.co.uk.localhost:35661"}', '2026-11-29T00:41:54.756Z', NULL, '[{"url":"http://harboursmiles.co.uk.localhost:35661","class":"ok","status":200}]', NULL, '', '[{"url":"http://harboursmiles.co.uk.localhost:35661","at":"2026-11-29T00:41:54.789Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_dc2e5d81', '01M8JC0H6AQ0RH08CGZCK427TM', 3, 'market', 'named_prospect', '{"contact_role":"practice manager","contact_status":"contacted","organization":"Oak Lane","organization_url":"http://oaklanedental.co.uk.localhost:35661"}', '2026-11-29T00:41:54.832Z', NULL, '[{"url":"http://oaklanedental.co.uk.localhost:35661","class":"ok","status":200}]', NULL, '', '[{"url":"http://oaklanedental.co.uk.localhost:35661","at":"2026-11-29T00:41:54.866Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_73fef712', '01M8JC0H6AQ0RH08CGZCK427TM', 4, 'problem', 'user_quote', '{"source_date":"2026-07-01","source_url":"http://www.chairside-forum.co.uk.localhost:35661/t/balances/881","speaker_role":"practice manager, 4-chair practice","verbatim":"We spend about 6 hours a week ringing patients about balances they forgot."}', '2026-11-29T00:41:54.353Z', 151, '[{"url":"http://www.chairside-forum.co.uk.localhost:35661/t/balances/881","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.chairside-forum.co.uk.localhost:35661/t/balances/881","at":"2026-11-29T00:41:54.412Z","status":200,"sha256":"2bc235e8f8f69b04c06fcdf9638c82db79cdf95d8912827fbce7b7a51db579bd","fingerprint":"s:525017398f14dfcdacfc3d8af6ce97ea","passage":"We spend about 6 hours a week ringing patients about balances they forgot","context":"We spend about 6 hours a week ringing patients about balances they forgot .","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_596346f5', '01M8JC0H6AQ0RH08CGZCK427TM', 5, 'market', 'icp_definition', '{"buyer_role":"practice manager","company_size":"10-50 staff","count_source_url":"http://www.dentalregister.org.uk.localhost:35661/data","excludes":"NHS-only practices and corporate chains","geography":"United Kingdom","reachable_accounts":4200,"segment":"UK dental practices with 3 to 10 chairs","trigger_event":"Monthly aged-debt review shows patient balances over 60 days","user_role":"receptionist"}', '2026-11-29T00:41:54.368Z', NULL, '[{"url":"http://www.dentalregister.org.uk.localhost:35661/data","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalregister.org.uk.localhost:35661/data","at":"2026-11-29T00:41:54.753Z","status":200,"sha256":"70b13791634d7e20cd2b1ffa77af5c8871710cc13663d494d9676df619d5dddb","fingerprint":"s:f4eb35f2426b09f10fd0745b5cd63345","passage":"UK dental practices with 3 to 10 chairs practice manager 4200","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_38ec9670', '01M8JC0H6AQ0RH08CGZCK427TM', 6, 'problem', 'counterfactual_quote', '{"explanation":"Prepaid practices collect before treatment, so aged debt never appears.","source_date":"2026-03-10","source_url":"http://www.dentalpracticeweekly.co.uk.localhost:35661/2026/03/prepay","speaker_role":"principal dentist","verbatim":"All of our patients pay by card before the treatment so we carry no debt."}', '2026-11-29T00:41:54.358Z', 264, '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:35661/2026/03/prepay","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:35661/2026/03/prepay","at":"2026-11-29T00:41:54.431Z","status":200,"sha256":"cc2542767e95195c5c275ceda1e61730fa4f3f5abba2393e1bc8adc86f9debfa","fingerprint":"s:ac14caa2b16435491ec5e24163ba8a87","passage":"All of our patients pay by card before the treatment so we carry no debt","context":"All of our patients pay by card before the treatment so we carry no debt .","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_e19b1fff', '01M8JC0H6AQ0RH08CGZCK427TM', 7, 'market', 'acv_estimate', '{"amount":1500,"comparables":[{"annual_price":1100,"name":"Duechaser","source_url":"http://www.duechaser.com.localhost:35661/pricing"},{"annual_price":2400,"name":"Chairsoft","source_url":"http://chairsoft.com.localhost:35661/pricing"}],"currency":"GBP","period":"year"}', '2026-11-29T00:41:54.913Z', NULL, '[{"url":"http://www.duechaser.com.localhost:35661/pricing","class":"ok","status":200},{"url":"http://chairsoft.com.localhost:35661/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.duechaser.com.localhost:35661/pricing","at":"2026-11-29T00:41:54.979Z","status":200,"sha256":"34ba52ea752bdb9391c6a31398a16ef0b4c4b555950abd43b63f09a70a0ab689","fingerprint":"s:ed2761fea4c64dbc712748520efd79ea","passage":"Duechaser","outcome":"found"},{"url":"http://chairsoft.com.localhost:35661/pricing","at":"2026-11-29T00:41:54.980Z","status":200,"sha256":"bcffc21c796b55868d91f63cbea72023e4c2ef438a92913a0ad72b8bd63381bb","fingerprint":"s:17383523f2bb81a209fade68186c9f0e","passage":"Chairsoft","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_8cfeadae', '01M8JC0H6AQ0RH08CGZCK427TM', 8, 'problem', 'user_quote', '{"source_date":"2026-07-01","source_url":"http://www.reddit.com.localhost:35661/r/Dentistry/comments/d1e2f3/billing/","speaker_role":"dental practice manager","verbatim":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand."}', '2026-11-29T00:41:55.162Z', 151, '[{"url":"http://www.reddit.com.localhost:35661/r/Dentistry/comments/d1e2f3/billing/","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.reddit.com.localhost:35661/r/Dentistry/comments/d1e2f3/billing/","at":"2026-11-29T00:41:55.177Z","status":200,"sha256":"cc0c838782363d676bf6ab539951959014981ae05d0d7d46d81acf906b58de40","fingerprint":"s:87df03d5bad3fbe8637642e651c95394","passage":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand","context":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand .","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_fda87a3b', '01M8JC0H6AQ0RH08CGZCK427TM', 9, 'solutions', 'dissatisfaction_quote', '{"competitor":"Chairsoft","source_date":"2026-04-01","source_url":"http://www.g2.com.localhost:35661/products/chairsoft/reviews/1","speaker_role":"practice manager","verbatim":"Chairsoft shows the debt but nobody chases it, we still do it by hand."}', '2026-11-29T00:41:55.175Z', 242, '[{"url":"http://www.g2.com.localhost:35661/products/chairsoft/reviews/1","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.g2.com.localhost:35661/products/chairsoft/reviews/1","at":"2026-11-29T00:41:55.302Z","status":200,"sha256":"3c08755c9861bcab8c2864075d0fa53aa804eae318217831bb5b9c9fdc6f73aa","fingerprint":"s:687004103a821136251523c6997d30ce","passage":"Chairsoft shows the debt but nobody chases it, we still do it by hand","context":"Chairsoft shows the debt but nobody chases it, we still do it by hand .","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_52855c98', '01M8JC0H6AQ0RH08CGZCK427TM', 10, 'solutions', 'named_competitor', '{"category":"direct","name":"Duechaser","url":"http://www.duechaser.com.localhost:35661"}', '2026-11-29T00:41:55.166Z', NULL, '[{"url":"http://www.duechaser.com.localhost:35661","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.duechaser.com.localhost:35661","at":"2026-11-29T00:41:55.274Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_c982503c', '01M8JC0H6AQ0RH08CGZCK427TM', 12, 'problem', 'user_quote', '{"source_date":"2026-07-01","source_url":"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/9911","speaker_role":"receptionist","verbatim":"Chasing small balances is the worst part of my month and I put it off."}', '2026-11-29T00:41:55.363Z', 151, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/9911","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/9911","at":"2026-11-29T00:41:55.387Z","status":200,"sha256":"f9199a07c8f1c5da7269a0225cc20abe2415383086707c4279299a1665f2b704","fingerprint":"s:cebaf6a4efae8b264d34048bd99c6b86","passage":"Chasing small balances is the worst part of my month and I put it off","context":"Chasing small balances is the worst part of my month and I put it off .\n\nReceptionist with a spreadsheet","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_117815af', '01M8JC0H6AQ0RH08CGZCK427TM', 15, 'wedge', 'wedge_statement', '{"metric":{"baseline":6,"name":"hours spent chasing per week","target":1,"unit":"hours"},"statement":"For UK dental practices: patient balance reminders that a practice manager sets once, instead of a receptionist chasing by hand each week."}', '2026-11-29T00:41:55.429Z', NULL, '[]', NULL, '', '[]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_10bf4d40', '01M8JC0H6AQ0RH08CGZCK427TM', 17, 'solutions', 'named_competitor', '{"category":"indirect","name":"Molaris","url":"http://molaris-dental.com.localhost:35661"}', '2026-11-29T00:41:55.436Z', NULL, '[{"url":"http://molaris-dental.com.localhost:35661","class":"ok","status":200}]', NULL, '', '[{"url":"http://molaris-dental.com.localhost:35661","at":"2026-11-29T00:41:55.468Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_3c8d307d', '01M8JC0H6AQ0RH08CGZCK427TM', 20, 'solutions', 'pricing_row', '{"competitor":"Ledgerine","currency":"GBP","observed_date":"2026-08-01","period":"month","plan":"Standard","price":29,"source_url":"http://www.ledgerine.com.localhost:35661/pricing"}', '2026-11-29T00:41:55.492Z', 120, '[{"url":"http://www.ledgerine.com.localhost:35661/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.ledgerine.com.localhost:35661/pricing","at":"2026-11-29T00:41:55.522Z","status":200,"sha256":"a610c92fdcb1d3dcb23d386ace6eda590c5dc5c29c077a90d9c5c7a6010b7542","fingerprint":"s:d289a3320c18490bb430651a6f30a904","passage":"Ledgerine","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_1c95b7b6', '01M8JC0H6AQ0RH08CGZCK427TM', 23, 'distribution', 'channel_choice', '{"channel":"community","conversion_rate":0.01,"reachable_per_month":300,"specific_target":"Dental Managers Forum and its weekly digest","target_url":"http://www.dentalmanagers-forum.co.uk.localhost:35661"}', '2026-11-29T00:41:55.539Z', NULL, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:35661","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:35661","at":"2026-11-29T00:41:55.588Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_82f272e1', '01M8JC0H6AQ0RH08CGZCK427TM', 25, 'solutions', 'named_competitor', '{"category":"status_quo","name":"Receptionist with a spreadsheet","url":"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/9911"}', '2026-11-29T00:41:55.580Z', NULL, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/9911","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/9911","at":"2026-11-29T00:41:55.606Z","status":200,"sha256":"f9199a07c8f1c5da7269a0225cc20abe2415383086707c4279299a1665f2b704","fingerprint":"s:cebaf6a4efae8b264d34048bd99c6b86","passage":"Receptionist with a spreadsheet","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_b8303a74', '01M8JC0H6AQ0RH08CGZCK427TM', 28, 'economics', 'cac', '{"amount":400,"basis":"benchmark","currency":"GBP","source_url":"http://www.dentalpracticeweekly.co.uk.localhost:35661/2025/10/cac"}', '2026-11-29T00:41:55.620Z', NULL, '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:35661/2025/10/cac","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:35661/2025/10/cac","at":"2026-11-29T00:41:55.650Z","status":200,"sha256":"55a34e50046206b7e9f375ff4a11500500fe415a75f2cea3edb2a37a96489c63","fingerprint":"s:c8142256b856e17796a7d6aea7ea6f7c","passage":"400 GBP","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_d3bba4f1', '01M8JC0H6AQ0RH08CGZCK427TM', 32, 'founder', 'unfair_advantage', '{"claim":"Knows 60 practice managers personally from the column and two study groups.","type":"customer_relationships"}', '2026-11-29T00:41:55.689Z', NULL, '[]', NULL, '', '[]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_965d6bcd', '01M8JC0H6AQ0RH08CGZCK427TM', 11, 'solutions', 'pricing_row', '{"competitor":"Duechaser","currency":"GBP","observed_date":"2026-08-01","period":"month","plan":"Standard","price":90,"source_url":"http://www.duechaser.com.localhost:35661/pricing"}', '2026-11-29T00:41:55.321Z', 120, '[{"url":"http://www.duechaser.com.localhost:35661/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.duechaser.com.localhost:35661/pricing","at":"2026-11-29T00:41:55.373Z","status":200,"sha256":"34ba52ea752bdb9391c6a31398a16ef0b4c4b555950abd43b63f09a70a0ab689","fingerprint":"s:ed2761fea4c64dbc712748520efd79ea","passage":"Duechaser","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_5a1d9531', '01M8JC0H6AQ0RH08CGZCK427TM', 16, 'solutions', 'pricing_row', '{"competitor":"Chairsoft","currency":"GBP","observed_date":"2026-08-01","period":"month","plan":"Standard","price":200,"source_url":"http://chairsoft.com.localhost:35661/pricing"}', '2026-11-29T00:41:55.415Z', 120, '[{"url":"http://chairsoft.com.localhost:35661/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://chairsoft.com.localhost:35661/pricing","at":"2026-11-29T00:41:55.451Z","status":200,"sha256":"bcffc21c796b55868d91f63cbea72023e4c2ef438a92913a0ad72b8bd63381bb","fingerprint":"s:17383523f2bb81a209fade68186c9f0e","passage":"Chairsoft","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_3b225cb6', '01M8JC0H6AQ0RH08CGZCK427TM', 22, 'wedge', 'replication_estimate', '{"basis":"engineering_estimate","months":6,"rationale":"Two practice-system integrations at about three months each for a small team."}', '2026-11-29T00:41:55.520Z', NULL, '[]', NULL, '', '[]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_f4c2d933', '01M8JC0H6AQ0RH08CGZCK427TM', 26, 'distribution', 'founder_channel_fit', '{"claim":"Ran the practice-management column in the digest for two years, 41 issues.","evidence_url":"http://www.dentalmanagers-forum.co.uk.localhost:35661/columns/pm"}', '2026-11-29T00:41:55.595Z', NULL, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:35661/columns/pm","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:35661/columns/pm","at":"2026-11-29T00:41:55.622Z","status":200,"sha256":"c6b0fa967bb5a6701e43b4d0f6be3400fc23d30d5b7ec30f7eaa53e9dbc24763","fingerprint":"s:49fe48a37e81b66fee826294120b8557","passage":"Ran the practice-management column in the digest for two years, 41 issues","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_96dd465b', '01M8JC0H6AQ0RH08CGZCK427TM', 30, 'economics', 'breakeven_customers', '{"basis":"assumption","currency":"GBP","customers":130,"fixed_costs_monthly":12000}', '2026-11-29T00:41:55.671Z', NULL, '[]', NULL, '', '[]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_3bef8a1a', '01M8JC0H6AQ0RH08CGZCK427TM', 33, 'founder', 'shipped_artifact', '{"adoption":{"unit":"users","value":40},"artifact_url":"http://recallcalc.uk.localhost:35661","relation":"same_customer","title":"Recall calculator"}', '2026-11-29T00:41:55.697Z', NULL, '[{"url":"http://recallcalc.uk.localhost:35661","class":"ok","status":200}]', NULL, '', '[{"url":"http://recallcalc.uk.localhost:35661","at":"2026-11-29T00:41:55.708Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_0983de84', '01M8JC0H6AQ0RH08CGZCK427TM', 13, 'solutions', 'named_competitor', '{"category":"indirect","name":"Chairsoft","url":"http://chairsoft.com.localhost:35661"}', '2026-11-29T00:41:55.378Z', NULL, '[{"url":"http://chairsoft.com.localhost:35661","class":"ok","status":200}]', NULL, '', '[{"url":"http://chairsoft.com.localhost:35661","at":"2026-11-29T00:41:55.394Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_26b77e03', '01M8JC0H6AQ0RH08CGZCK427TM', 18, 'wedge', 'anti_wedge', '{"competitor":"Chairsoft","reason":"Chairsoft earns card-terminal fees through a partner whose contract bars patient pay-by-link.","reason_type":"channel_conflict"}', '2026-11-29T00:41:55.473Z', NULL, '[]', NULL, '', '[]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_c2c028d7', '01M8JC0H6AQ0RH08CGZCK427TM', 21, 'solutions', 'named_competitor', '{"category":"indirect","name":"Ledgerine","url":"http://www.ledgerine.com.localhost:35661"}', '2026-11-29T00:41:55.500Z', NULL, '[{"url":"http://www.ledgerine.com.localhost:35661","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.ledgerine.com.localhost:35661","at":"2026-11-29T00:41:55.529Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_b7abb57f', '01M8JC0H6AQ0RH08CGZCK427TM', 24, 'distribution', 'cac_benchmark', '{"amount":420,"channel":"community","comparable_company":"Chairsoft reseller","currency":"GBP","source_date":"2025-10-01","source_url":"http://www.dentalpracticeweekly.co.uk.localhost:35661/2025/10/cac"}', '2026-11-29T00:41:55.550Z', 424, '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:35661/2025/10/cac","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:35661/2025/10/cac","at":"2026-11-29T00:41:55.591Z","status":200,"sha256":"55a34e50046206b7e9f375ff4a11500500fe415a75f2cea3edb2a37a96489c63","fingerprint":"s:c8142256b856e17796a7d6aea7ea6f7c","passage":"Chairsoft reseller community 420 GBP","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_f5018920', '01M8JC0H6AQ0RH08CGZCK427TM', 27, 'economics', 'ltv', '{"amount":3125,"arpa_monthly":125,"basis":"assumption","churn_monthly":0.03,"currency":"GBP"}', '2026-11-29T00:41:55.641Z', NULL, '[]', NULL, '', '[]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_f158bd80', '01M8JC0H6AQ0RH08CGZCK427TM', 14, 'solutions', 'dissatisfaction_quote', '{"competitor":"Duechaser","source_date":"2026-04-01","source_url":"http://www.capterra.com.localhost:35661/p/1/Duechaser/reviews/2","speaker_role":"owner","verbatim":"Duechaser is built for invoices between companies, patients find it rude."}', '2026-11-29T00:41:55.368Z', 242, '[{"url":"http://www.capterra.com.localhost:35661/p/1/Duechaser/reviews/2","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.capterra.com.localhost:35661/p/1/Duechaser/reviews/2","at":"2026-11-29T00:41:55.390Z","status":200,"sha256":"8e76ca16a89237145d1433310684cfd30f69799ef26c3e45b04f734c925981b3","fingerprint":"s:9463c62d6611975239f1a997775cfff5","passage":"Duechaser is built for invoices between companies, patients find it rude","context":"Duechaser is built for invoices between companies, patients find it rude .","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_23f90726', '01M8JC0H6AQ0RH08CGZCK427TM', 19, 'solutions', 'dissatisfaction_quote', '{"competitor":"Molaris","source_date":"2026-04-01","source_url":"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/7712","speaker_role":"receptionist","verbatim":"The recall module in Molaris takes us 3 hours a week to run properly."}', '2026-11-29T00:41:55.457Z', 242, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/7712","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/7712","at":"2026-11-29T00:41:55.482Z","status":200,"sha256":"d3892722eadd6a4ae617c28d5c3a2178b26889d10d2dc678f601399af6932834","fingerprint":"s:6f6e92e8efe34411a2c8abe60c6d5bee","passage":"The recall module in Molaris takes us 3 hours a week to run properly","context":"The recall module in Molaris takes us 3 hours a week to run properly .","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_6ac425f2', '01M8JC0H6AQ0RH08CGZCK427TM', 29, 'economics', 'gross_margin', '{"basis":"benchmark","percent":75,"source_url":"http://www.softwaremargins.org.localhost:35661/gm"}', '2026-11-29T00:41:55.648Z', NULL, '[{"url":"http://www.softwaremargins.org.localhost:35661/gm","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.softwaremargins.org.localhost:35661/gm","at":"2026-11-29T00:41:55.669Z","status":200,"sha256":"f369cb89fc627e668987007d121ed1eacdc01db9e28f8bb26f358b7d8c4f08ac","fingerprint":"s:f369cb89fc627e668987007d121ed1ea","passage":"75","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);
INSERT INTO public.entries VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 'e_6b040d43', '01M8JC0H6AQ0RH08CGZCK427TM', 31, 'founder', 'domain_years', '{"domain":"dental practice operations","evidence_url":"http://www.linkedin.com.localhost:35661/in/practice-founder","role":"practice manager","years":4}', '2026-11-29T00:41:55.680Z', NULL, '[{"url":"http://www.linkedin.com.localhost:35661/in/practice-founder","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.linkedin.com.localhost:35661/in/practice-founder","at":"2026-11-29T00:41:55.691Z","status":200,"sha256":"b0543b4d1692550eeb35ec6e6cb700fddbf120f4e5a3b7c6a0b99e2128f63d50","fingerprint":"s:1f009cdda0ea51b948de09797ad6a437","passage":"practice manager, dental practice operations","outcome":"found"}]', '01M8JC0HW7RHQ6TWBNDDHBGS9F', NULL);


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '05e81638-f292-476f-8f37-df0e6d13244d', 'baa1f9b6144965351df4cece0b0ef21fe67f89456624a61191cc34b0e15d20a7', '{"session_id":"01M8JC0N9WED3EKZH12Z79GFT2","token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAAGszAdJzMQ.5-WkbAK65vDU9HT3QwILRg","protocol":{"id":"7-axis@2026.06","axes":[{"id":"problem","label":"Problem","question":"Do specific people already lose time or money to this?","requirements":{"user_quote":3,"counterfactual_quote":1},"schemas":{"user_quote":{"description":"A person with the problem says what it costs them or what they do about it.","type":"object","additionalProperties":false,"required":["verbatim","source_url","source_date","speaker_role"],"properties":{"verbatim":{"description":"The exact words of the speaker, never a paraphrase: 20 to 1200 characters and at least 4 words, or in a script without spaces between words, such as Chinese, Japanese or Thai, at least 10 characters.","type":"string","minLength":10,"maxLength":1200},"source_url":{"description":"Public page that holds the quote word for word; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"},"speaker_role":{"description":"What the speaker does, such as the job and the size of the business.","type":"string","minLength":1,"maxLength":80},"translation":{"description":"The quote in the language of the pitch, if it is in another one.","type":"string","minLength":7,"maxLength":1200}},"examples":[{"verbatim":"We spend about 6 hours a week ringing patients about balances they forgot.","source_url":"https://www.chairside-forum.co.uk/t/balances/881","source_date":"2026-07-01","speaker_role":"practice manager, 4-chair practice","translation":"Wir telefonieren jede Woche etwa 6 Stunden lang Patienten wegen vergessener Rechnungen hinterher."}]},"counterfactual_quote":{"description":"A person in the market says why the problem does not trouble them.","type":"object","additionalProperties":false,"required":["verbatim","source_url","source_date","speaker_role"],"properties":{"verbatim":{"description":"The exact words of the speaker, never a paraphrase: 20 to 1200 characters and at least 4 words, or in a script without spaces between words, such as Chinese, Japanese or Thai, at least 10 characters.","type":"string","minLength":10,"maxLength":1200},"source_url":{"description":"Public page that holds the quote word for word; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"},"speaker_role":{"description":"What the speaker does, such as the job and the size of the business.","type":"string","minLength":1,"maxLength":80},"translation":{"description":"The quote in the language of the pitch, if it is in another one.","type":"string","minLength":7,"maxLength":1200},"explanation":{"description":"Why the pain is not acute for this speaker.","type":"string","minLength":10,"maxLength":400}},"examples":[{"verbatim":"All of our patients pay by card before the treatment so we carry no debt.","source_url":"https://www.dentalpracticeweekly.co.uk/2026/03/prepay","source_date":"2026-03-10","speaker_role":"principal dentist","explanation":"Prepaid practices collect before treatment, so aged debt never appears.","translation":"Alle unsere Patienten zahlen vor der Behandlung mit Karte, also haben wir keine offenen Rechnungen."}]}}},{"id":"market","label":"Beachhead market","question":"Is there a nameable first segment, with accounts, that can pay enough?","requirements":{"icp_definition":1,"named_prospect":3,"acv_estimate":1},"schemas":{"icp_definition":{"description":"The ideal customer: the narrow first segment that the venture sells to.","type":"object","additionalProperties":false,"required":["segment","buyer_role"],"properties":{"segment":{"description":"Who the customers are: trade, size and place.","type":"string","minLength":4,"maxLength":200},"buyer_role":{"description":"Who decides to pay.","type":"string","minLength":1,"maxLength":80},"user_role":{"description":"Who uses it, if not the buyer.","type":"string","minLength":1,"maxLength":80},"company_size":{"description":"Size of the organisation, such as staff or sites.","type":"string","minLength":1,"maxLength":60},"geography":{"description":"Where the customers are.","type":"string","minLength":1,"maxLength":80},"trigger_event":{"description":"What happens just before they look for a solution.","type":"string","minLength":4,"maxLength":200},"excludes":{"description":"Who looks alike but is not a customer.","type":"string","minLength":4,"maxLength":200},"reachable_accounts":{"description":"How many such customers exist.","type":"integer","minimum":1,"maximum":1000000000},"count_source_url":{"description":"Public page that holds this count; Assay reads it.","type":"string","format":"uri","maxLength":2048}},"examples":[{"segment":"UK dental practices with 3 to 10 chairs","buyer_role":"practice manager","user_role":"receptionist","company_size":"10-50 staff","geography":"United Kingdom","trigger_event":"Monthly aged-debt review shows patient balances over 60 days","excludes":"NHS-only practices and corporate chains","reachable_accounts":4200,"count_source_url":"https://www.dentalregister.org.uk/data"}]},"named_prospect":{"description":"One real organisation that fits the ideal customer.","type":"object","additionalProperties":false,"required":["organization","organization_url"],"properties":{"organization":{"description":"Its name, as on its own page.","type":"string","minLength":1,"maxLength":120},"organization_url":{"description":"Its own web page; Assay looks for the name there.","type":"string","format":"uri","maxLength":2048},"contact_role":{"description":"Job of the person to talk to.","type":"string","minLength":1,"maxLength":80},"fit_reason":{"description":"Why it fits the ideal customer.","type":"string","minLength":7,"maxLength":300},"contact_status":{"description":"How far the contact has come.","type":"string","enum":["none","contacted","replied","met","pilot_agreed","loi_signed","paid"]},"status_date":{"description":"Day of that status.","type":"string","format":"date"}},"examples":[{"organization":"Birch Dental","organization_url":"https://birchdental.com","contact_role":"practice manager","contact_status":"paid","fit_reason":"Four chairs, private patients, and a receptionist who chases balances by hand.","status_date":"2026-09-14"}]},"acv_estimate":{"description":"What one customer will pay, compared with what similar products cost.","type":"object","additionalProperties":false,"required":["amount","currency","period","comparables"],"properties":{"amount":{"description":"Price that one customer pays per period.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"period":{"description":"The time that the amount covers.","type":"string","enum":["year","month"]},"comparables":{"description":"Products that such customers already pay for.","type":"array","items":{"type":"object","additionalProperties":false,"required":["name","annual_price","source_url"],"properties":{"name":{"description":"Name of the product.","type":"string","minLength":1,"maxLength":80},"annual_price":{"description":"Its price a year, in the same currency.","type":"number","minimum":0},"source_url":{"description":"Public page with that price; Assay reads it.","type":"string","format":"uri","maxLength":2048}}},"minItems":1,"maxItems":8}},"examples":[{"amount":1500,"currency":"GBP","period":"year","comparables":[{"name":"Duechaser","annual_price":1100,"source_url":"https://www.duechaser.com/pricing"},{"name":"Chairsoft","annual_price":2400,"source_url":"https://chairsoft.com/pricing"}]}]}}},{"id":"solutions","label":"Existing solutions","question":"What do they use today, at what price, and why does it fall short?","requirements":{"named_competitor":5,"dissatisfaction_quote":3,"pricing_row":3},"schemas":{"named_competitor":{"description":"What customers use today: a product, a substitute, or doing it by hand.","type":"object","additionalProperties":false,"required":["name","url","category"],"properties":{"name":{"description":"Name of the product or the habit.","type":"string","minLength":1,"maxLength":80},"url":{"description":"Page on which it names itself; Assay reads it.","type":"string","format":"uri","maxLength":2048},"category":{"description":"`direct` rival, `indirect` substitute, `status_quo` (by hand), or `in_house` tool.","type":"string","enum":["direct","indirect","status_quo","in_house"]},"offers_wedge":{"description":"Whether it already offers what the wedge promises.","type":"boolean"},"note":{"description":"What sets it apart.","type":"string","minLength":4,"maxLength":300}},"examples":[{"name":"Duechaser","url":"https://www.duechaser.com","category":"direct","offers_wedge":false,"note":"Sells reminders to any trade; knows no dental software."}]},"dissatisfaction_quote":{"description":"A customer of a listed competitor says what it does badly.","type":"object","additionalProperties":false,"required":["competitor","verbatim","source_url","source_date","speaker_role"],"properties":{"competitor":{"description":"Name of the competitor, as in its `named_competitor`.","type":"string","minLength":1,"maxLength":80},"verbatim":{"description":"The exact words of the speaker, never a paraphrase: 20 to 1200 characters and at least 4 words, or in a script without spaces between words, such as Chinese, Japanese or Thai, at least 10 characters.","type":"string","minLength":10,"maxLength":1200},"source_url":{"description":"Public page that holds the quote word for word; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"},"speaker_role":{"description":"What the speaker does, such as the job and the size of the business.","type":"string","minLength":1,"maxLength":80},"translation":{"description":"The quote in the language of the pitch, if it is in another one.","type":"string","minLength":7,"maxLength":1200}},"examples":[{"competitor":"Chairsoft","verbatim":"Chairsoft shows the debt but nobody chases it, we still do it by hand.","source_url":"https://www.g2.com/products/chairsoft/reviews/1","source_date":"2026-04-01","speaker_role":"practice manager","translation":"Chairsoft zeigt die offenen Rechnungen, aber keiner mahnt sie an, das machen wir immer noch von Hand."}]},"pricing_row":{"description":"One public price of one competitor.","type":"object","additionalProperties":false,"required":["competitor","plan","price","currency","period","source_url","observed_date"],"properties":{"competitor":{"description":"Name of the competitor, as in its `named_competitor`.","type":"string","minLength":1,"maxLength":80},"plan":{"description":"Name of the plan.","type":"string","minLength":1,"maxLength":80},"price":{"description":"Its price per period; 0 if it is free.","type":"number","minimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"period":{"description":"The time for which the price is paid.","type":"string","enum":["month","year","one_time","usage"]},"unit":{"description":"What the price is for, such as a user or a site.","type":"string","minLength":1,"maxLength":40},"source_url":{"description":"Public page with the price; Assay reads it.","type":"string","format":"uri","maxLength":2048},"observed_date":{"description":"Day on which this was seen.","type":"string","format":"date"}},"examples":[{"competitor":"Duechaser","plan":"Standard","price":90,"currency":"GBP","period":"month","source_url":"https://www.duechaser.com/pricing","observed_date":"2026-08-01","unit":"practice"}]}}},{"id":"wedge","label":"Wedge","question":"What single entry point answers those complaints and resists copying?","requirements":{"wedge_statement":1,"anti_wedge":1,"replication_estimate":1},"schemas":{"wedge_statement":{"description":"The one thing that the venture offers first, to whom, in place of what.","type":"object","additionalProperties":false,"required":["statement"],"properties":{"statement":{"description":"For whom, what, instead of what: at most 3 sentences.","type":"string","minLength":14,"maxLength":400},"metric":{"description":"What improves for the customer, as numbers.","type":"object","additionalProperties":false,"required":["name","baseline","target","unit"],"properties":{"name":{"description":"What is measured.","type":"string","minLength":1,"maxLength":80},"baseline":{"description":"Its value today.","type":"number"},"target":{"description":"Its value with the wedge.","type":"number"},"unit":{"description":"Unit of both values.","type":"string","minLength":1,"maxLength":20}}}},"examples":[{"statement":"For UK dental practices: patient balance reminders that a practice manager sets once, instead of a receptionist chasing by hand each week.","metric":{"name":"hours spent chasing per week","baseline":6,"target":1,"unit":"hours"}}]},"anti_wedge":{"description":"Why the incumbents have not done it and will not copy it.","type":"object","additionalProperties":false,"required":["reason","reason_type"],"properties":{"competitor":{"description":"Name of the competitor, as in its `named_competitor`.","type":"string","minLength":1,"maxLength":80},"reason":{"description":"What holds the incumbent back.","type":"string","minLength":14,"maxLength":500},"reason_type":{"description":"Nature of the reason; structural ones count, inattention does not.","type":"string","enum":["business_model_conflict","channel_conflict","cost_structure","regulatory_constraint","technical_lock_in","customer_conflict","too_small","not_noticed","slow_moving","other"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"competitor":"Chairsoft","reason":"Chairsoft earns card-terminal fees through a partner whose contract bars patient pay-by-link.","reason_type":"channel_conflict","source_url":"https://chairsoft.com/partners/terms"}]},"replication_estimate":{"description":"How long a competitor would need to copy the wedge.","type":"object","additionalProperties":false,"required":["months","basis","rationale"],"properties":{"months":{"description":"Months until the copy is on sale.","type":"number","minimum":0,"maximum":120},"basis":{"description":"`comparable` case, `engineering_estimate`, or `guess`.","type":"string","enum":["comparable","engineering_estimate","guess"]},"comparator":{"description":"What was copied or built elsewhere, by whom, in what time.","type":"string","minLength":1,"maxLength":160},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048},"rationale":{"description":"How the months follow from the basis.","type":"string","minLength":14,"maxLength":500}},"examples":[{"months":14,"basis":"comparable","comparator":"Chairsoft took 16 months to ship online booking","source_url":"https://chairsoft.com/changelog","rationale":"Comparable module from the same vendor took sixteen months from announcement."}]}}},{"id":"distribution","label":"Distribution","question":"Which one channel reaches them, at what cost, and why this founder?","requirements":{"channel_choice":1,"cac_benchmark":1,"founder_channel_fit":1},"schemas":{"channel_choice":{"description":"The one channel through which the first customers are reached.","type":"object","additionalProperties":false,"required":["channel","specific_target"],"properties":{"channel":{"description":"The way by which customers are reached.","type":"string","enum":["search","content","community","outbound","partner","marketplace_listing","app_store","paid_social","paid_search","events","referral","press","retail","other"]},"specific_target":{"description":"The one venue, list or partner in it, by name.","type":"string","minLength":1,"maxLength":200},"target_url":{"description":"Page of that venue.","type":"string","format":"uri","maxLength":2048},"reachable_per_month":{"description":"People of the segment that it reaches in a month.","type":"integer","minimum":0},"conversion_rate":{"description":"Share of them that become customers, 0 to 1.","type":"number","minimum":0,"maximum":1},"why":{"description":"Why this channel and no other.","type":"string","minLength":10,"maxLength":400}},"examples":[{"channel":"community","specific_target":"Dental Managers Forum and its weekly digest","target_url":"https://www.dentalmanagers-forum.co.uk","reachable_per_month":300,"conversion_rate":0.01,"why":"Practice managers ask each other there before they buy software."}]},"cac_benchmark":{"description":"What a comparable company pays for a new customer in this channel.","type":"object","additionalProperties":false,"required":["amount","currency","comparable_company","channel","source_url","source_date"],"properties":{"amount":{"description":"Cost of one new customer.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"comparable_company":{"description":"Company whose cost it is.","type":"string","minLength":1,"maxLength":120},"channel":{"description":"The way by which customers are reached.","type":"string","enum":["search","content","community","outbound","partner","marketplace_listing","app_store","paid_social","paid_search","events","referral","press","retail","other"]},"source_url":{"description":"Public page with the figure; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"}},"examples":[{"amount":420,"currency":"GBP","comparable_company":"Chairsoft reseller","channel":"community","source_url":"https://www.dentalpracticeweekly.co.uk/2025/10/cac","source_date":"2025-10-01"}]},"founder_channel_fit":{"description":"Why this founder reaches people in the channel better than others.","type":"object","additionalProperties":false,"required":["claim"],"properties":{"claim":{"description":"What the founder has there: audience, access or results.","type":"string","minLength":14,"maxLength":500},"evidence_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048},"quantity":{"description":"Its size.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"description":"The number.","type":"number","minimum":0},"unit":{"description":"What is counted, such as subscribers.","type":"string","minLength":1,"maxLength":40}}}},"examples":[{"claim":"Ran the practice-management column in the digest for two years, 41 issues.","evidence_url":"https://www.dentalmanagers-forum.co.uk/columns/pm","quantity":{"value":2600,"unit":"subscribers"}}]}}},{"id":"economics","label":"Unit economics","question":"Do price, margin, churn and acquisition cost leave a profit?","requirements":{"cac":1,"ltv":1,"gross_margin":1,"breakeven_customers":1},"schemas":{"cac":{"description":"What the venture pays for one new customer.","type":"object","additionalProperties":false,"required":["amount","currency","basis"],"properties":{"amount":{"description":"Cost of one new customer.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"amount":400,"currency":"GBP","basis":"benchmark","source_url":"https://www.dentalpracticeweekly.co.uk/2025/10/cac"}]},"ltv":{"description":"What one customer brings in before leaving, as gross profit.","type":"object","additionalProperties":false,"required":["amount","currency","arpa_monthly","churn_monthly","basis"],"properties":{"amount":{"description":"Monthly revenue x gross margin / monthly churn.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"arpa_monthly":{"description":"Revenue from one customer in a month.","type":"number","exclusiveMinimum":0},"churn_monthly":{"description":"Share of customers lost in a month, 0 to 1.","type":"number","minimum":0.0005,"maximum":1},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"amount":3125,"currency":"GBP","arpa_monthly":125,"churn_monthly":0.03,"basis":"assumption","source_url":"https://www.dentalpracticeweekly.co.uk/2025/11/software-churn"}]},"gross_margin":{"description":"What is left of the revenue after the direct costs of delivery.","type":"object","additionalProperties":false,"required":["percent","basis"],"properties":{"percent":{"description":"Margin in percent: 78 for 78%.","type":"number","minimum":-100,"maximum":100},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"percent":78,"basis":"measured","source_url":"https://www.dentalpracticeweekly.co.uk/2025/12/software-margins"}]},"breakeven_customers":{"description":"How many customers pay for the fixed costs.","type":"object","additionalProperties":false,"required":["customers","fixed_costs_monthly","currency","basis"],"properties":{"customers":{"description":"Fixed costs / (monthly revenue of a customer x gross margin).","type":"integer","minimum":1},"fixed_costs_monthly":{"description":"Costs in a month that do not depend on the number of customers.","type":"number","minimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"customers":130,"fixed_costs_monthly":12000,"currency":"GBP","basis":"assumption","source_url":"https://www.dentalpracticeweekly.co.uk/2025/12/software-costs"}]}}},{"id":"founder","label":"Founder fit","question":"What checkable history makes this founder likely to see it through?","requirements":{"domain_years":1,"unfair_advantage":1,"shipped_artifact":1},"schemas":{"domain_years":{"description":"How long the founder has worked in the trade of the customers.","type":"object","additionalProperties":false,"required":["years","domain","role"],"properties":{"years":{"description":"Years of work in it.","type":"number","minimum":0,"maximum":60},"domain":{"description":"The trade.","type":"string","minLength":1,"maxLength":120},"role":{"description":"The job held there.","type":"string","minLength":1,"maxLength":80},"evidence_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"years":9,"domain":"dental practice operations","role":"practice manager","evidence_url":"https://www.linkedin.com/in/practice-founder"}]},"unfair_advantage":{"description":"What this founder has that others cannot buy or copy soon.","type":"object","additionalProperties":false,"required":["claim","type"],"properties":{"claim":{"description":"What it is and why others lack it.","type":"string","minLength":14,"maxLength":500},"type":{"description":"Nature of the advantage.","type":"string","enum":["proprietary_data","distribution_access","regulatory_licence","exclusive_contract","technical_invention","customer_relationships","other"]},"evidence_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"claim":"Exclusive column and mailing list inside the largest forum of the trade.","type":"distribution_access","evidence_url":"https://www.dentalmanagers-forum.co.uk/columns/pm"}]},"shipped_artifact":{"description":"Something that the founder built or published before, which others can see.","type":"object","additionalProperties":false,"required":["title","artifact_url"],"properties":{"title":{"description":"Its name, as on its page.","type":"string","minLength":1,"maxLength":120},"artifact_url":{"description":"The artifact itself or its page; it may be the founder''s own.","type":"string","format":"uri","maxLength":2048},"role":{"description":"What the founder did for it.","type":"string","minLength":1,"maxLength":80},"year":{"description":"Year in which it came out.","type":"integer","minimum":1970,"maximum":2100},"relation":{"description":"What it shares with the venture.","type":"string","enum":["same_customer","same_domain","same_technology","unrelated"]},"adoption":{"description":"How much it is used.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"description":"The number.","type":"number","minimum":0},"unit":{"description":"What is counted.","type":"string","enum":["users","downloads","stars","customers","revenue_usd"]}}}},"examples":[{"title":"Recall calculator","artifact_url":"https://recallcalc.uk","relation":"same_customer","adoption":{"value":40,"unit":"users"},"role":"author","year":2024}]}}}],"categories":[{"id":"default","label":"Unknown or mixed"},{"id":"b2b_saas_smb","label":"B2B SaaS sold to small business"},{"id":"b2b_saas_midmarket","label":"B2B SaaS sold to mid-market"},{"id":"b2b_saas_enterprise","label":"B2B SaaS sold to enterprise"},{"id":"vertical_saas","label":"Vertical SaaS"},{"id":"devtools_infra","label":"Developer tools and infrastructure"},{"id":"ai_native_app","label":"AI-native application"},{"id":"micro_saas_indie","label":"Micro-SaaS, solo or bootstrapped"},{"id":"seed_funded_startup","label":"Startup with a closed priced seed round"},{"id":"consumer_mobile_app","label":"Consumer mobile app, ad or purchase funded"},{"id":"consumer_subscription","label":"Consumer subscription"},{"id":"consumer_social","label":"Social network or community app"},{"id":"marketplace_b2c","label":"Consumer marketplace"},{"id":"marketplace_b2b","label":"Business marketplace"},{"id":"ecommerce_dtc","label":"Direct-to-consumer commerce"},{"id":"fintech","label":"Fintech"},{"id":"healthtech_digital","label":"Digital health"},{"id":"medtech_device","label":"Medical device"},{"id":"biotech_therapeutics","label":"Therapeutics"},{"id":"hardware_consumer","label":"Consumer hardware"},{"id":"deeptech_industrial","label":"Industrial, climate and deep technology"},{"id":"indie_game","label":"Independent game"},{"id":"local_services","label":"Local or bricks-and-mortar business"},{"id":"productized_service","label":"Productised service or agency"},{"id":"edtech","label":"Education technology"}],"limits":{"verbatim_min_chars":20,"verbatim_min_words":4,"verbatim_min_chars_cjk":10,"cjk_share":0.3,"verbatim_max_chars":1200,"url_max_chars":2048,"entries_per_plural_kind":25,"head_timeout_ms":3000,"head_redirects":3,"pitch_min_chars":10,"pitch_max_chars":10000}}}', '2026-11-29T00:41:54.213Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'eebb1f9d-f185-4f70-b4af-027898b7cfcd', '25250c3c34184949684c16a102e618066ba42cacf03a5c636e31d5008a896c19', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAAWszAdJzMQ.S0aXu0QzsfJjYJr7fLjdVA","missing_signals":["problem.user_quote: need 3, have 0","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.named_prospect: need 3, have 1","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_bc79e995","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T00:41:54.357Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '653ad591-244a-453e-8e0c-b2480760847c', '2bdc536017c9a42c329a5454efe6956782144afce1f32317157f819adb9ed71a', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAAmszAdJzMQ.AAnKvy21_rvZx0HT_GFNig","missing_signals":["problem.user_quote: need 3, have 0","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.named_prospect: need 3, have 2","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_74695310","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T00:41:54.756Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '6aa325a3-ecbb-4dac-a4c7-0d3108b9c483', 'f76bae59d226064b74212ff716285d3628ea128f293b4e83e986541dffb38ddf', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAA2szAdJzMQ.Pl0QNDRrQzmU471goTsWuQ","missing_signals":["problem.user_quote: need 3, have 0","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_dc2e5d81","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T00:41:54.832Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '2c86c29c-51c2-4b94-a1da-7fe2212043b3', '78448d741b4351c10d0d3b26966f725e560a6b98cec4ca17c9ae8a410c34165f', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAABGszAdJzMQ.RjT7UpEpGkfcXq8zgj0HwQ","missing_signals":["problem.user_quote: need 3, have 1","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_73fef712","provenance":{"grade":"read","passage":"We spend about 6 hours a week ringing patients about balances they forgot"},"earned":{"rules":["base"],"misses":[{"rule":"independent","needs":"at least 3 sources on 2 domains"},{"rule":"corroborated","needs":"5 or more independent quotes"}]}}', '2026-11-29T00:41:54.353Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'b8ea6aef-baf9-4f8d-85af-3b0898e7581c', '00685837262acd69cd363c8034962cc30fb3146e35c17a6e0af2ab8ef7c185a5', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAABmszAdJzMQ.EJ30qWFvenD-aw1tfKsJNw","missing_signals":["problem.user_quote: need 3, have 1","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_38ec9670","provenance":{"grade":"read","passage":"All of our patients pay by card before the treatment so we carry no debt"},"earned":{"rules":["base","counterfactual"],"misses":[]}}', '2026-11-29T00:41:54.358Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'ee61b33a-b595-4152-8adf-ae49368bfb8d', '97f7adb89b7c5e336b31e5937d70014bb3aa08f4bd44f7ef31df056b42067316', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAHGszAdNzMQ.Y_j8XGrnFCFqcNwGADFiPQ","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_b8303a74","provenance":{"grade":"read","passage":"400 GBP"}}', '2026-11-29T00:41:55.620Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'd6910ee2-6b25-4eb0-9a56-a832405ee5c7', '5120e604988223c0c2f7695862c7c40f8927f362198d7e30ad6b74dcef297598', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAABWszAdJzMQ.xdPEzQueghUf1DYcanh1tg","missing_signals":["problem.user_quote: need 3, have 1","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_596346f5","provenance":{"grade":"read","passage":"UK dental practices with 3 to 10 chairs practice manager 4200"}}', '2026-11-29T00:41:54.368Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'f921bf27-083d-4adb-8910-6b16a96ef2ae', 'dd11f3021aa7b91a16e82b4dd42f0224a2912315b5a9409e3d3d2512a697b145', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAACGszAdNzMQ.ebM65PpBucI-XkLXckMVQw","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_8cfeadae","provenance":{"grade":"read","passage":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand"},"earned":{"rules":["base","behaviour_2","role_fit"],"misses":[{"rule":"independent","needs":"at least 3 sources on 2 domains"},{"rule":"corroborated","needs":"5 or more independent quotes"}]}}', '2026-11-29T00:41:55.162Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '9f519869-61ac-4277-b9c0-e06d9ad1dba1', 'e24bbfdfb45c504e1f9e45d6d3fbcb6ca0b665dac994632e09b0e34bc9ea8b4e', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAADmszAdNzMQ.TwsnNQJDUcsgubXoLFKdTw","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_f158bd80","provenance":{"grade":"read","passage":"Duechaser is built for invoices between companies, patients find it rude"},"earned":{"rules":["base"],"misses":[{"rule":"coverage","needs":"complaints about 3 different competitors"},{"rule":"independent","needs":"complaints from 3 sources on 2 domains"}]}}', '2026-11-29T00:41:55.368Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'd64b4ce7-dcd4-4b51-8229-699246ae8061', 'add1ada6a4fc4fe03cb0810a91dcaf1aa9aafedd64751d3b0713a5db596462b1', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAE2szAdNzMQ.lxB5b2KKycqcXxX1m9qozg","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.pricing_row: need 3, have 2","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_23f90726","provenance":{"grade":"read","passage":"The recall module in Molaris takes us 3 hours a week to run properly"},"earned":{"rules":["base","coverage","independent","behaviour_2"],"misses":[{"rule":"behaviour_3","needs":"someone left a competitor or pays to work around it"},{"rule":"corroborated","needs":"5 or more independent complaints"}]}}', '2026-11-29T00:41:55.457Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '32518db9-def9-4f6c-b4ee-cfc33da78200', '938d103d24c3941eb0dc24f72d477605cad8aa0835690edd92c0467616b13f82', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAHWszAdNzMQ.sinhIUcTaTUAWeWux_0Dcw","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_6ac425f2","provenance":{"grade":"read","passage":"75"}}', '2026-11-29T00:41:55.648Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '9b193416-f93d-4550-a45e-443c81fe175d', '12f32777e58294452a93432a839fbd2e6de33059d3b19bcbf628874f3ec68c6b', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAH2szAdNzMQ.FAe2rFVMKD4U0Ae9noYk9Q","missing_signals":["founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0"],"accepted":true,"entry":"e_6b040d43","provenance":{"grade":"read","passage":"practice manager, dental practice operations"}}', '2026-11-29T00:41:55.680Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '3e026eb6-f9bf-48ec-9917-a4fab983df6d', '2efd2a62c4839c15ac410693975a91a58d7d5798ce4e2fbd9b9b9e3c579cd5b7', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAB2szAdJzMQ.P6RwkC87zHiKIIBxYpWfIA","missing_signals":["problem.user_quote: need 3, have 1","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_e19b1fff","provenance":{"grade":"read","passage":"Duechaser"},"earned":{"rules":["base","acv_grounded","sized"],"misses":[]}}', '2026-11-29T00:41:54.913Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '56bd0ff7-3a7c-4361-9225-961243c2a60f', 'dcb507e8a562d4d5a2a7ff7235fa8a6253395b4cac3866f2fc4ace2abee3a15d', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAC2szAdNzMQ.lt_9kuEOJHF1kPD3CEaGdA","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 1","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_965d6bcd","provenance":{"grade":"read","passage":"Duechaser"},"earned":{"rules":["base"],"misses":[{"rule":"priced","needs":"3 competitors priced within 12 months"}]}}', '2026-11-29T00:41:55.321Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'dbc68b59-b338-4f97-92f5-7d4d9c28fe0d', '65a3401f0d4bccc79d5774867701441e23c22847588673fbbbfd4ed0a8329580', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAEGszAdNzMQ.pYuEQNUDRhRdD9np96-fRQ","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 2","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_5a1d9531","provenance":{"grade":"read","passage":"Chairsoft"},"earned":{"rules":["base"],"misses":[{"rule":"priced","needs":"3 competitors priced within 12 months"}]}}', '2026-11-29T00:41:55.415Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'bcf6f056-f05a-46b2-b4a7-a01c76a640b4', 'd2fe55edfceb8dd7622cbcca7c058a1f122f973571a505007717b3233989be3e', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAFmszAdNzMQ.9LSkBBbM7G9Dhno_E86_RA","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4"],"accepted":true,"entry":"e_3b225cb6","provenance":{"grade":"word","reason":"no_source: the entry cites no page"},"earned":{"rules":["base","replication_6"],"misses":[{"rule":"replication_12","needs":"12 or more months to copy, by a sourced comparable"}]}}', '2026-11-29T00:41:55.520Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '379affad-8bb5-4869-846b-966ae94181aa', '596bb5a2baafb7d495c8b73b32b95366aa6bbb413ae72144c827d4ab56efde51', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAGmszAdNzMQ.W8g6KO-Wmcgoi4Zec8i9ng","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_f4c2d933","provenance":{"grade":"read","passage":"Ran the practice-management column in the digest for two years, 41 issues"}}', '2026-11-29T00:41:55.595Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'f953f2f1-0336-438a-a5fb-bd76966cb31c', 'e1990a3a982e14d0e164dc0cb531708904e98bae0ff61ba37eb9e146186fc8df', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAHmszAdNzMQ.PyHynMxtg5zSF6J-lcrVxA","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0"],"accepted":true,"entry":"e_96dd465b","provenance":{"grade":"word","reason":"no_source: the entry cites no page"},"earned":{"rules":["base","breakeven_share"],"misses":[]}}', '2026-11-29T00:41:55.671Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '118deaf3-063e-4b46-9a7f-9a6ceb267202', 'ed08442fa89270b0065c9ce3b8c151e6400aaf1d296c5d8d7cdf2a7df8bf8d13', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAIWszAdNzMQ.yC2C-0p-dABKc1m57Z0hkw","missing_signals":[],"accepted":true,"entry":"e_3bef8a1a","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base","relevant_artifact"],"misses":[{"rule":"adopted_artifact","needs":"shipped artifact has adopters"},{"rule":"second_artifact","needs":"2 or more shipped artifacts"}]}}', '2026-11-29T00:41:55.697Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'c0162995-5bfb-47ac-93cb-3f5bdc907ca1', '2c343c0998d2d1081e54739abffdd58c3151cab7219aa1c044d0fa789d24611c', '{"summary":"7 of 7 quotes were read at their sources, 3 of them on established hosts.","evidence":{"grades":{"attested":0,"read":18,"own":0,"unread":9,"absent":0,"word":6},"quotes":{"total":7,"read":7,"established":3},"points_on_read":36},"scorecard":{"protocol":"7-axis@2026.06","axes":[{"id":"problem","score":6,"max":10,"label":"Problem"},{"id":"market","score":6,"max":10,"label":"Beachhead market"},{"id":"solutions","score":7,"max":10,"label":"Existing solutions"},{"id":"wedge","score":6,"max":10,"label":"Wedge"},{"id":"distribution","score":6,"max":10,"label":"Distribution"},{"id":"economics","score":7,"max":10,"label":"Unit economics"},{"id":"founder","score":5,"max":10,"label":"Founder fit"}],"total":43,"max_total":70,"verdict":"iterate","estimate":{"posterior_p":0.1375,"ci_95":[0.0196,0.4231],"reference":{"category":"b2b_saas_smb","base_rate_pmf_24mo":0.1}}},"estimate_basis":{"allowance":0.0007,"quotes":{"read":7,"unread":0,"absent":0},"assumed":{"share":0.1,"honest":{"read":6,"unread":1.6,"absent":0.4},"made_up":{"read":0.8,"unread":2,"absent":2.4}},"base_rate":{"grade":"C","range_80":[0.04,0.18],"sources":["ChartMogul SaaS Growth Report, 2023","ChartMogul / K. Poyar, 2025","Reynolds, Business Creation (PSED), 2018","Carta (P. Walker), via Chronograph; Walker LinkedIn copy Aug 2025; pmf.show 21 Aug 2025, 2024-2025"]},"observed":{"event":"a further dated round more than 90 days and at most 24 months after the first","events":270,"n":794,"rate":0.3401,"wilson_95":[0.3079,0.3737],"cohort":"US firms whose first recorded round, in 2005 to 2010, was angel, seed, series A or unspecified venture, at most 6 years after their founding if that is known","codes":["software"],"attribution":"Data: CrunchBase, October 2013, CC BY"},"calibration":"/docs/estimate"},"explanations":{"problem":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_73fef712","e_8cfeadae","e_c982503c","e_38ec9670"]},{"rule":"independent","points":1,"text":"at least 3 sources on 2 domains","cites":["e_73fef712","e_8cfeadae","e_c982503c"]},{"rule":"behaviour_2","points":1,"text":"2 independent quotes describe a workaround or measured loss","cites":["e_73fef712","e_8cfeadae"],"spans":[{"entry":"e_73fef712","start":15,"end":22},{"entry":"e_8cfeadae","start":25,"end":36}]},{"rule":"role_fit","points":1,"text":"2 independent speakers hold the ICP role","cites":["e_73fef712","e_8cfeadae","e_c982503c"]},{"rule":"counterfactual","points":1,"text":"independent counterfactual with an explanation","cites":["e_38ec9670"]}],"caps":[]},"market":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_596346f5","e_74695310","e_bc79e995","e_dc2e5d81","e_e19b1fff"]},{"rule":"icp_precise","points":1,"text":"ICP narrowed on 3 or more of size, geography, trigger, user role, exclusions","cites":["e_596346f5"]},{"rule":"prospects_distinct","points":1,"text":"3 organisations on distinct domains","cites":["e_74695310","e_bc79e995","e_dc2e5d81"]},{"rule":"acv_grounded","points":1,"text":"ACV within 3x of the median of 2 independent comparables","cites":["e_e19b1fff"]},{"rule":"sized","points":1,"text":"sourced account count x ACV reaches 1,000,000 USD a year","cites":["e_596346f5","e_e19b1fff"]}],"caps":[{"cap":"evidence_unread","at":6,"binding":false,"text":"most claims of the axis were not seen at their source: cite pages that can be read, or send an entry again when its page answers","cites":["e_74695310","e_bc79e995","e_dc2e5d81"]}]},"solutions":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_0983de84","e_10bf4d40","e_52855c98","e_82f272e1","e_c2c028d7","e_23f90726","e_f158bd80","e_fda87a3b","e_3c8d307d","e_5a1d9531","e_965d6bcd"]},{"rule":"coverage","points":1,"text":"complaints about 3 different competitors","cites":["e_23f90726","e_f158bd80","e_fda87a3b"]},{"rule":"independent","points":1,"text":"complaints from 3 sources on 2 domains","cites":["e_23f90726","e_f158bd80","e_fda87a3b"]},{"rule":"behaviour_2","points":1,"text":"2 complaints describe a workaround or measured loss","cites":["e_23f90726","e_fda87a3b"],"spans":[{"entry":"e_23f90726","start":38,"end":45},{"entry":"e_fda87a3b","start":62,"end":69}]},{"rule":"status_quo","points":1,"text":"the do-nothing or in-house alternative is named","cites":["e_82f272e1"]},{"rule":"priced","points":1,"text":"3 competitors priced within 12 months","cites":["e_3c8d307d","e_5a1d9531","e_965d6bcd"]}],"caps":[]},"wedge":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_117815af","e_26b77e03","e_3b225cb6"]},{"rule":"targets_icp","points":1,"text":"wedge names the ICP","cites":["e_117815af","e_596346f5"]},{"rule":"answers_complaint","points":1,"text":"wedge shares subject matter with 2 or more quotes in the ledger","cites":["e_117815af","e_fda87a3b","e_73fef712","e_8cfeadae"]},{"rule":"measurable","points":1,"text":"wedge has a metric with baseline and target","cites":["e_117815af"]},{"rule":"structural_reason","points":1,"text":"the reason incumbents have not done it is structural","cites":["e_26b77e03"]},{"rule":"replication_6","points":1,"text":"6 or more months to copy, not a guess","cites":["e_3b225cb6"]}],"caps":[{"cap":"unsourced","at":6,"binding":true,"text":"nothing about incumbents is sourced","cites":["e_26b77e03","e_3b225cb6"]}]},"distribution":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_1c95b7b6","e_b7abb57f","e_f4c2d933"]},{"rule":"channel_specific","points":1,"text":"one concrete venue with a live URL","cites":["e_1c95b7b6"]},{"rule":"benchmark_fresh","points":1,"text":"benchmark dated within 36 months","cites":["e_b7abb57f"]},{"rule":"fit_evidenced","points":1,"text":"founder-channel fit has a public link","cites":["e_f4c2d933"]},{"rule":"cac_consistent","points":1,"text":"assumed CAC is not below 2/3 of the benchmark","cites":["e_b8303a74","e_b7abb57f"]}],"caps":[]},"economics":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_b8303a74","e_f5018920","e_6ac425f2","e_96dd465b"]},{"rule":"sourced_2","points":1,"text":"2 of 4 inputs measured or sourced","cites":["e_b8303a74","e_6ac425f2"]},{"rule":"ltv_cac_3","points":1,"text":"recomputed LTV is 3 or more times CAC","cites":["e_f5018920","e_b8303a74","e_6ac425f2"]},{"rule":"payback","points":1,"text":"gross-margin payback within the class limit","cites":["e_b8303a74","e_f5018920","e_6ac425f2"]},{"rule":"margin","points":1,"text":"gross margin at or above the class floor","cites":["e_6ac425f2"]},{"rule":"churn_sober","points":1,"text":"churn assumption no rosier than the class floor","cites":["e_f5018920"]},{"rule":"breakeven_share","points":1,"text":"breakeven needs at most 10% of reachable accounts","cites":["e_96dd465b","e_596346f5"]}],"caps":[{"cap":"half_assumed","at":7,"binding":true,"text":"two inputs are assumptions","cites":["e_f5018920","e_96dd465b"]}]},"founder":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_6b040d43","e_d3bba4f1","e_3bef8a1a"]},{"rule":"years_3","points":1,"text":"3 or more years in the domain, publicly checkable","cites":["e_6b040d43"]},{"rule":"was_the_buyer","points":1,"text":"founder has held the ICP role","cites":["e_6b040d43","e_596346f5"]},{"rule":"relevant_artifact","points":1,"text":"shipped something for the same customer, domain or technology","cites":["e_3bef8a1a"]}],"caps":[]}},"gates":["total_below_56","axis_below_6","no_costly_signal"],"gate_reasons":[{"gate":"total_below_56","text":"The total is 43: 13 more points lift it.","cites":[]},{"gate":"axis_below_6","text":"Below 6: Founder fit 5. Their caps and unmet rules say what lifts them.","cites":[]},{"gate":"no_costly_signal","text":"No customer has committed anything that costs them. A payment, deposit or signed pilot, or a quote of someone who already paid or switched, lifts it.","cites":[]}],"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgIBoiTAR4fEbm1xdWtiuGUvAAAAIWszAdNmdmdSczE.70UawFgMlZRSQ_o9xAlm_w","auditHash":"ad2adcc422a3e0bf26b7c8616e2967c2966ac41aa31a4fe63e2750c2d703cf7d"}', '2026-11-29T00:41:55.736Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '887b7070-e5ca-4cf4-a601-6ead89397f61', 'e7745cc8494642d17034132e75e04b4f0c9faabd04fa7e5495bbbd923a4a58ec', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAACWszAdNzMQ.GmN1axJbeXXiWX0ygb3QuA","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_fda87a3b","provenance":{"grade":"read","passage":"Chairsoft shows the debt but nobody chases it, we still do it by hand"},"earned":{"rules":["base"],"misses":[{"rule":"coverage","needs":"complaints about 3 different competitors"},{"rule":"independent","needs":"complaints from 3 sources on 2 domains"}],"flags":["unmatched_competitor"]}}', '2026-11-29T00:41:55.175Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '8d63a325-5f63-40cf-b506-2c381eb2753a', '02eb461bdc9ba89b78698ada68344ad448128929db473d5c010d2e6750e65b1b', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAADWszAdNzMQ.BeXhb9JTVMIK3ZTuKOlRmQ","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_0983de84","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T00:41:55.378Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '87e31a3c-bd1d-4ffc-99a3-5ff765cbc093', 'a60076aaae0f86d2b87311fd63c28bf03c52ae47dd04fefbe12d27310827dddc', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAEmszAdNzMQ.iz-U-UGW6FjL2XLCNCM_yg","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 2","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_26b77e03","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T00:41:55.473Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '3ab76359-4826-4aab-a575-007c21821d64', '95242860714a56556c9c029a0fb5f50538d0b87d30d59ebf8da93541e3095f2a', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAFWszAdNzMQ.TcmW22hKa68bs9j9rMyxrQ","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_c2c028d7","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T00:41:55.500Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'aeeb75f3-6b47-43b8-ae12-fab48945884c', 'c92275d054d08e9db134c04c2614bd67c8fa50f51ca61711940cefa5871f51b4', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAGGszAdNzMQ.bPr3H_ujRZrkkBlAh2sRCQ","missing_signals":["distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4"],"accepted":true,"entry":"e_b7abb57f","provenance":{"grade":"read","passage":"Chairsoft reseller community 420 GBP"}}', '2026-11-29T00:41:55.550Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '028b8998-dcaa-4cc5-bee2-a19c9fbeb5ba', '441ff86a9e68ce76b200c36ab45fae2072c973afe980e5980a9c7821ace622b7', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAG2szAdNzMQ.9_bVyrUZXind5FlHN5hrmQ","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_f5018920","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T00:41:55.641Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '70e9cfb9-f673-4507-975b-4cba870d1e94', 'b8f0cca681e05c47d8e125f960da75c0659c666208eefe0909463ebaec9b61a1', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAACmszAdNzMQ.whVHxMIuaVvzAqvMGcZnyw","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 1","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_52855c98","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T00:41:55.166Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '5bfe483d-0580-465f-811b-c7cd2a91eb55', '9892abeb889939132c8b7510624da29c2ab3f175cc1367c93cd5db38a4cd1340', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAADGszAdNzMQ.mBct0bRVUnx08X-pA9UMog","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 1","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_c982503c","provenance":{"grade":"read","passage":"Chasing small balances is the worst part of my month and I put it off"},"earned":{"rules":["base","independent","role_fit"],"misses":[{"rule":"corroborated","needs":"5 or more independent quotes"},{"rule":"behaviour_3","needs":"someone already spent money or switched because of this"}]}}', '2026-11-29T00:41:55.363Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '0ca5b284-7ba4-4761-a8e3-5199f4534e09', 'b7c9a2c9170f049b150e7f27cb4f13b7ae779d8e7b4ec9b117c91bcfedcf7888', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAD2szAdNzMQ.BK1s8n-WoszOOgXdjr8Tlg","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 1","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_117815af","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T00:41:55.429Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '3f96909e-5e81-4f34-afdc-8807a74d88f9', '409be9fff0b7e15820b54ad0f2484696eefd10ddfa819f52b7ab004c582facfd', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAEWszAdNzMQ.Hxkj_dKVCkbjDhz5_I1UCw","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 2","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_10bf4d40","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T00:41:55.436Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '7fa75cc9-2214-46db-8f6a-367edd33963a', '1c9d7236359633b1b618b3c59e0486845343e5d32debf8837e7131bac5321488', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAFGszAdNzMQ.87igSLcgfOLGJthnH_3_yw","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_3c8d307d","provenance":{"grade":"read","passage":"Ledgerine"},"earned":{"rules":["base"],"misses":[{"rule":"priced","needs":"3 competitors priced within 12 months"}],"flags":["unmatched_competitor"]}}', '2026-11-29T00:41:55.492Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'cd4c86db-0b7c-4efa-9aa1-bee823f491ad', '314ae505cc9cb0407705b09361aa5d989cb35b3ec7f4c904834ca5c694462db2', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAF2szAdNzMQ.zPwM__xHKUkdha7TsxAxHA","missing_signals":["distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4"],"accepted":true,"entry":"e_1c95b7b6","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T00:41:55.539Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'dde2fff5-3458-4b1c-99e1-ea2d0f0316fe', 'caf563b8776b58f4060751ca3a0a49dcf81e9bf33054a68f5d76459b845f2049', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAGWszAdNzMQ.CXLJkqMn3PXqnPiC7K_Fsg","missing_signals":["distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_82f272e1","provenance":{"grade":"read","passage":"Receptionist with a spreadsheet"},"earned":{"rules":["base","status_quo"],"misses":[]}}', '2026-11-29T00:41:55.580Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'e93e0ff4-a059-4a96-b7d3-6af2aa9657af', '56e089cbd0be0f6cba93e8d3f695f18006df8f8a8ebc2ccc7bebcc0f04cc063b', '{"session_token":"srv1.01M8JC0N9WED3EKZH12Z79GFT2AgABoiTAR4fEbm1xdWtiuGUvAAAAIGszAdNzMQ.yll-h7mE-SYbLe9gIdyHVA","missing_signals":["founder.shipped_artifact: need 1, have 0"],"accepted":true,"entry":"e_d3bba4f1","provenance":{"grade":"word","reason":"no_source: the entry cites no page"},"earned":{"rules":["base"],"misses":[{"rule":"structural_edge","needs":"advantage is structural and has a public link"}]}}', '2026-11-29T00:41:55.689Z');


--
-- Data for Name: job_queue; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-assessment', '2026-11-29T00:41:48.626Z');
INSERT INTO public.kysely_migration VALUES ('0002-sources', '2026-11-29T00:41:48.639Z');
INSERT INTO public.kysely_migration VALUES ('0003-runs', '2026-11-29T00:41:48.658Z');
INSERT INTO public.kysely_migration VALUES ('0004-retention', '2026-11-29T00:41:48.661Z');
INSERT INTO public.kysely_migration VALUES ('0005-members', '2026-11-29T00:41:48.689Z');
INSERT INTO public.kysely_migration VALUES ('0006-lists', '2026-11-29T00:41:48.696Z');
INSERT INTO public.kysely_migration VALUES ('0007-inviters', '2026-11-29T00:41:48.697Z');
INSERT INTO public.kysely_migration VALUES ('0008-page-reads', '2026-11-29T00:41:48.698Z');
INSERT INTO public.kysely_migration VALUES ('0009-senders', '2026-11-29T00:41:48.699Z');
INSERT INTO public.kysely_migration VALUES ('0010-message-proofs', '2026-11-29T00:41:48.703Z');
INSERT INTO public.kysely_migration VALUES ('0011-citation-checks', '2026-11-29T00:41:48.707Z');
INSERT INTO public.kysely_migration VALUES ('0012-audit-log', '2026-11-29T00:41:48.716Z');
INSERT INTO public.kysely_migration VALUES ('0013-leaf-runs', '2026-11-29T00:41:48.717Z');
INSERT INTO public.kysely_migration VALUES ('0014-log-entries', '2026-11-29T00:41:48.724Z');
INSERT INTO public.kysely_migration VALUES ('0015-log-heads', '2026-11-29T00:41:48.726Z');
INSERT INTO public.kysely_migration VALUES ('0016-cosignatures', '2026-11-29T00:41:48.732Z');
INSERT INTO public.kysely_migration VALUES ('0017-erasure', '2026-11-29T00:41:48.735Z');
INSERT INTO public.kysely_migration VALUES ('0018-sealed-scorecards', '2026-11-29T00:41:48.736Z');
INSERT INTO public.kysely_migration VALUES ('0019-snapshot-tiles', '2026-11-29T00:41:48.739Z');
INSERT INTO public.kysely_migration VALUES ('0020-leaves-by-run', '2026-11-29T00:41:48.740Z');
INSERT INTO public.kysely_migration VALUES ('0021-portfolios', '2026-11-29T00:41:48.760Z');
INSERT INTO public.kysely_migration VALUES ('0022-erased-sessions', '2026-11-29T00:41:48.765Z');
INSERT INTO public.kysely_migration VALUES ('0023-append-indexes', '2026-11-29T00:41:48.767Z');
INSERT INTO public.kysely_migration VALUES ('0024-watch', '2026-11-29T00:41:48.788Z');
INSERT INTO public.kysely_migration VALUES ('0025-webhooks', '2026-11-29T00:41:48.802Z');
INSERT INTO public.kysely_migration VALUES ('0026-cases', '2026-11-29T00:41:48.822Z');
INSERT INTO public.kysely_migration VALUES ('0027-record-extracts', '2026-11-29T00:41:48.825Z');
INSERT INTO public.kysely_migration VALUES ('0028-roles', '2026-11-29T00:41:48.827Z');
INSERT INTO public.kysely_migration VALUES ('0029-sealed-matches', '2026-11-29T00:41:48.840Z');
INSERT INTO public.kysely_migration VALUES ('0030-mail-digests', '2026-11-29T00:41:48.851Z');
INSERT INTO public.kysely_migration VALUES ('0031-dead-jobs', '2026-11-29T00:41:48.856Z');
INSERT INTO public.kysely_migration VALUES ('0032-agents', '2026-11-29T00:41:48.864Z');
INSERT INTO public.kysely_migration VALUES ('0033-taken-addresses', '2026-11-29T00:41:48.865Z');
INSERT INTO public.kysely_migration VALUES ('0034-jobs-by-group', '2026-11-29T00:41:48.867Z');
INSERT INTO public.kysely_migration VALUES ('0035-saved-views', '2026-11-29T00:41:48.871Z');
INSERT INTO public.kysely_migration VALUES ('0036-key-owners', '2026-11-29T00:41:48.872Z');
INSERT INTO public.kysely_migration VALUES ('0037-waiting-acts', '2026-11-29T00:41:48.875Z');
INSERT INTO public.kysely_migration VALUES ('0039-list-entries', '2026-11-29T00:41:48.883Z');
INSERT INTO public.kysely_migration VALUES ('0040-alert-retention', '2026-11-29T00:41:48.885Z');
INSERT INTO public.kysely_migration VALUES ('0041-usage', '2026-11-29T00:41:48.888Z');
INSERT INTO public.kysely_migration VALUES ('0042-leaf-hashes', '2026-11-29T00:41:48.889Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.links VALUES ('cf97b4af1346e58649569825562a779f6aa1b030e2b2b976477032310eb35e4b', '01M8JC0MKCGW2PKGKYQNJWW6RV', 'operator', NULL, '01M8JC0H6AQ0RH08CGZCK427TM', 'owner', '2026-11-29T00:41:53.516Z', '2026-11-30T00:41:53.516Z', NULL, NULL);


--
-- Data for Name: log_disclosures; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'pitch.0', 'clKyJYdJGGszGQItTNQqBHbw4KcAXRr2DhCQXc0UyoI', '');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_bc79e995.0', 'Wm8x8Ht4K-XBAQb-tbylIWs0ZMRhL6loV-eAITpMM0A', '"{\"age_days\":null,\"axis\":\"market\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://birchdental.com.localhost:35661\"}],\"id\":\"e_bc79e995\",\"kind\":\"named_prospect\",\"reads\":[{\"at\":\"2026-11-29T00:41:54.421Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://birchdental.com.localhost:35661\"}],\"received_at\":\"2026-11-29T00:41:54.357Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"contact_role\":\"practice manager\",\"contact_status\":\"contacted\",\"organization\":\"Birch Dental\",\"organization_url\":\"http://birchdental.com.localhost:35661\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_74695310.0', '0NrBEcK0vq5kS9-lheyonqYX_Zr0dtPv2lLZwlfSS-A', '"{\"age_days\":null,\"axis\":\"market\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://harboursmiles.co.uk.localhost:35661\"}],\"id\":\"e_74695310\",\"kind\":\"named_prospect\",\"reads\":[{\"at\":\"2026-11-29T00:41:54.789Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://harboursmiles.co.uk.localhost:35661\"}],\"received_at\":\"2026-11-29T00:41:54.756Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"contact_role\":\"practice manager\",\"contact_status\":\"contacted\",\"organization\":\"Harbour Smiles\",\"organization_url\":\"http://harboursmiles.co.uk.localhost:35661\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_dc2e5d81.0', 'kOGzA6UrQFuLe3YsGBqrhGcjy3O7Rkc7VH5FXkO3mtg', '"{\"age_days\":null,\"axis\":\"market\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://oaklanedental.co.uk.localhost:35661\"}],\"id\":\"e_dc2e5d81\",\"kind\":\"named_prospect\",\"reads\":[{\"at\":\"2026-11-29T00:41:54.866Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://oaklanedental.co.uk.localhost:35661\"}],\"received_at\":\"2026-11-29T00:41:54.832Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"contact_role\":\"practice manager\",\"contact_status\":\"contacted\",\"organization\":\"Oak Lane\",\"organization_url\":\"http://oaklanedental.co.uk.localhost:35661\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_73fef712.0', 'N8mzPniX-u_Dju25neyT6-HmVPN95WZ4Kh75D2EHRd0', '"{\"age_days\":151,\"axis\":\"problem\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.chairside-forum.co.uk.localhost:35661/t/balances/881\"}],\"id\":\"e_73fef712\",\"kind\":\"user_quote\",\"reads\":[{\"at\":\"2026-11-29T00:41:54.412Z\",\"context\":\"We spend about 6 hours a week ringing patients about balances they forgot .\",\"fingerprint\":\"s:525017398f14dfcdacfc3d8af6ce97ea\",\"outcome\":\"found\",\"passage\":\"We spend about 6 hours a week ringing patients about balances they forgot\",\"sha256\":\"2bc235e8f8f69b04c06fcdf9638c82db79cdf95d8912827fbce7b7a51db579bd\",\"status\":200,\"url\":\"http://www.chairside-forum.co.uk.localhost:35661/t/balances/881\"}],\"received_at\":\"2026-11-29T00:41:54.353Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"source_date\":\"2026-07-01\",\"source_url\":\"http://www.chairside-forum.co.uk.localhost:35661/t/balances/881\",\"speaker_role\":\"practice manager, 4-chair practice\",\"verbatim\":\"We spend about 6 hours a week ringing patients about balances they forgot.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_596346f5.0', 'WRVWP-lfdKON-nm6z0lXO6fGVbGzc1RFiSrXUGzzWIk', '"{\"age_days\":null,\"axis\":\"market\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalregister.org.uk.localhost:35661/data\"}],\"id\":\"e_596346f5\",\"kind\":\"icp_definition\",\"reads\":[{\"at\":\"2026-11-29T00:41:54.753Z\",\"fingerprint\":\"s:f4eb35f2426b09f10fd0745b5cd63345\",\"outcome\":\"found\",\"passage\":\"UK dental practices with 3 to 10 chairs practice manager 4200\",\"sha256\":\"70b13791634d7e20cd2b1ffa77af5c8871710cc13663d494d9676df619d5dddb\",\"status\":200,\"url\":\"http://www.dentalregister.org.uk.localhost:35661/data\"}],\"received_at\":\"2026-11-29T00:41:54.368Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"buyer_role\":\"practice manager\",\"company_size\":\"10-50 staff\",\"count_source_url\":\"http://www.dentalregister.org.uk.localhost:35661/data\",\"excludes\":\"NHS-only practices and corporate chains\",\"geography\":\"United Kingdom\",\"reachable_accounts\":4200,\"segment\":\"UK dental practices with 3 to 10 chairs\",\"trigger_event\":\"Monthly aged-debt review shows patient balances over 60 days\",\"user_role\":\"receptionist\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_38ec9670.0', '_JN3mp4nAGyB_APHwZvpybh0uMi8w8FBo9nvgJhmsMg', '"{\"age_days\":264,\"axis\":\"problem\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalpracticeweekly.co.uk.localhost:35661/2026/03/prepay\"}],\"id\":\"e_38ec9670\",\"kind\":\"counterfactual_quote\",\"reads\":[{\"at\":\"2026-11-29T00:41:54.431Z\",\"context\":\"All of our patients pay by card before the treatment so we carry no debt .\",\"fingerprint\":\"s:ac14caa2b16435491ec5e24163ba8a87\",\"outcome\":\"found\",\"passage\":\"All of our patients pay by card before the treatment so we carry no debt\",\"sha256\":\"cc2542767e95195c5c275ceda1e61730fa4f3f5abba2393e1bc8adc86f9debfa\",\"status\":200,\"url\":\"http://www.dentalpracticeweekly.co.uk.localhost:35661/2026/03/prepay\"}],\"received_at\":\"2026-11-29T00:41:54.358Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"explanation\":\"Prepaid practices collect before treatment, so aged debt never appears.\",\"source_date\":\"2026-03-10\",\"source_url\":\"http://www.dentalpracticeweekly.co.uk.localhost:35661/2026/03/prepay\",\"speaker_role\":\"principal dentist\",\"verbatim\":\"All of our patients pay by card before the treatment so we carry no debt.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_e19b1fff.0', 'JVxcxfelxgHpXrS9IFmHGaHouWFJt-DmQv1rmw94Ryg', '"{\"age_days\":null,\"axis\":\"market\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.duechaser.com.localhost:35661/pricing\"},{\"class\":\"ok\",\"status\":200,\"url\":\"http://chairsoft.com.localhost:35661/pricing\"}],\"id\":\"e_e19b1fff\",\"kind\":\"acv_estimate\",\"reads\":[{\"at\":\"2026-11-29T00:41:54.979Z\",\"fingerprint\":\"s:ed2761fea4c64dbc712748520efd79ea\",\"outcome\":\"found\",\"passage\":\"Duechaser\",\"sha256\":\"34ba52ea752bdb9391c6a31398a16ef0b4c4b555950abd43b63f09a70a0ab689\",\"status\":200,\"url\":\"http://www.duechaser.com.localhost:35661/pricing\"},{\"at\":\"2026-11-29T00:41:54.980Z\",\"fingerprint\":\"s:17383523f2bb81a209fade68186c9f0e\",\"outcome\":\"found\",\"passage\":\"Chairsoft\",\"sha256\":\"bcffc21c796b55868d91f63cbea72023e4c2ef438a92913a0ad72b8bd63381bb\",\"status\":200,\"url\":\"http://chairsoft.com.localhost:35661/pricing\"}],\"received_at\":\"2026-11-29T00:41:54.913Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"amount\":1500,\"comparables\":[{\"annual_price\":1100,\"name\":\"Duechaser\",\"source_url\":\"http://www.duechaser.com.localhost:35661/pricing\"},{\"annual_price\":2400,\"name\":\"Chairsoft\",\"source_url\":\"http://chairsoft.com.localhost:35661/pricing\"}],\"currency\":\"GBP\",\"period\":\"year\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_8cfeadae.0', 'Y8iZT4oRe5Qi6clC2-EO7YPnRSJyJTAU67OUzYQtlpo', '"{\"age_days\":151,\"axis\":\"problem\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.reddit.com.localhost:35661/r/Dentistry/comments/d1e2f3/billing/\"}],\"id\":\"e_8cfeadae\",\"kind\":\"user_quote\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.177Z\",\"context\":\"Our receptionist keeps a spreadsheet of who owes what and updates it by hand .\",\"fingerprint\":\"s:87df03d5bad3fbe8637642e651c95394\",\"outcome\":\"found\",\"passage\":\"Our receptionist keeps a spreadsheet of who owes what and updates it by hand\",\"sha256\":\"cc0c838782363d676bf6ab539951959014981ae05d0d7d46d81acf906b58de40\",\"status\":200,\"url\":\"http://www.reddit.com.localhost:35661/r/Dentistry/comments/d1e2f3/billing/\"}],\"received_at\":\"2026-11-29T00:41:55.162Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"source_date\":\"2026-07-01\",\"source_url\":\"http://www.reddit.com.localhost:35661/r/Dentistry/comments/d1e2f3/billing/\",\"speaker_role\":\"dental practice manager\",\"verbatim\":\"Our receptionist keeps a spreadsheet of who owes what and updates it by hand.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_fda87a3b.0', 'GoYq1SHvvssKvLQpvxP2I6KrYAC3Q0yGgig-WV8seC0', '"{\"age_days\":242,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.g2.com.localhost:35661/products/chairsoft/reviews/1\"}],\"id\":\"e_fda87a3b\",\"kind\":\"dissatisfaction_quote\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.302Z\",\"context\":\"Chairsoft shows the debt but nobody chases it, we still do it by hand .\",\"fingerprint\":\"s:687004103a821136251523c6997d30ce\",\"outcome\":\"found\",\"passage\":\"Chairsoft shows the debt but nobody chases it, we still do it by hand\",\"sha256\":\"3c08755c9861bcab8c2864075d0fa53aa804eae318217831bb5b9c9fdc6f73aa\",\"status\":200,\"url\":\"http://www.g2.com.localhost:35661/products/chairsoft/reviews/1\"}],\"received_at\":\"2026-11-29T00:41:55.175Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"competitor\":\"Chairsoft\",\"source_date\":\"2026-04-01\",\"source_url\":\"http://www.g2.com.localhost:35661/products/chairsoft/reviews/1\",\"speaker_role\":\"practice manager\",\"verbatim\":\"Chairsoft shows the debt but nobody chases it, we still do it by hand.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_52855c98.0', '2SMgwvzB40SYHZdsF_PGThliKk7ClqKYaTIv1FvGtFE', '"{\"age_days\":null,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.duechaser.com.localhost:35661\"}],\"id\":\"e_52855c98\",\"kind\":\"named_competitor\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.274Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://www.duechaser.com.localhost:35661\"}],\"received_at\":\"2026-11-29T00:41:55.166Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"category\":\"direct\",\"name\":\"Duechaser\",\"url\":\"http://www.duechaser.com.localhost:35661\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_965d6bcd.0', '4E5TK1_SCNFWNZ0tWZYc7J77vvuD23XZcIt8oEYuQAg', '"{\"age_days\":120,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.duechaser.com.localhost:35661/pricing\"}],\"id\":\"e_965d6bcd\",\"kind\":\"pricing_row\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.373Z\",\"fingerprint\":\"s:ed2761fea4c64dbc712748520efd79ea\",\"outcome\":\"found\",\"passage\":\"Duechaser\",\"sha256\":\"34ba52ea752bdb9391c6a31398a16ef0b4c4b555950abd43b63f09a70a0ab689\",\"status\":200,\"url\":\"http://www.duechaser.com.localhost:35661/pricing\"}],\"received_at\":\"2026-11-29T00:41:55.321Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"competitor\":\"Duechaser\",\"currency\":\"GBP\",\"observed_date\":\"2026-08-01\",\"period\":\"month\",\"plan\":\"Standard\",\"price\":90,\"source_url\":\"http://www.duechaser.com.localhost:35661/pricing\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_c982503c.0', 'sZ3PR_8IVozEsJ6D0ApAm5vwEaPWwY2KmbDeuHYxNT0', '"{\"age_days\":151,\"axis\":\"problem\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/9911\"}],\"id\":\"e_c982503c\",\"kind\":\"user_quote\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.387Z\",\"context\":\"Chasing small balances is the worst part of my month and I put it off .\\n\\nReceptionist with a spreadsheet\",\"fingerprint\":\"s:cebaf6a4efae8b264d34048bd99c6b86\",\"outcome\":\"found\",\"passage\":\"Chasing small balances is the worst part of my month and I put it off\",\"sha256\":\"f9199a07c8f1c5da7269a0225cc20abe2415383086707c4279299a1665f2b704\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/9911\"}],\"received_at\":\"2026-11-29T00:41:55.363Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"source_date\":\"2026-07-01\",\"source_url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/9911\",\"speaker_role\":\"receptionist\",\"verbatim\":\"Chasing small balances is the worst part of my month and I put it off.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_0983de84.0', 'hET5aNSPIzpXLQOsN_OCnSGohXJo-X9CXawCE8r16j8', '"{\"age_days\":null,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://chairsoft.com.localhost:35661\"}],\"id\":\"e_0983de84\",\"kind\":\"named_competitor\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.394Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://chairsoft.com.localhost:35661\"}],\"received_at\":\"2026-11-29T00:41:55.378Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"category\":\"indirect\",\"name\":\"Chairsoft\",\"url\":\"http://chairsoft.com.localhost:35661\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_f158bd80.0', 'OyaCYwBajqEq4NcCyThk8gNEPn_mA0an5vek0m4ueQk', '"{\"age_days\":242,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.capterra.com.localhost:35661/p/1/Duechaser/reviews/2\"}],\"id\":\"e_f158bd80\",\"kind\":\"dissatisfaction_quote\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.390Z\",\"context\":\"Duechaser is built for invoices between companies, patients find it rude .\",\"fingerprint\":\"s:9463c62d6611975239f1a997775cfff5\",\"outcome\":\"found\",\"passage\":\"Duechaser is built for invoices between companies, patients find it rude\",\"sha256\":\"8e76ca16a89237145d1433310684cfd30f69799ef26c3e45b04f734c925981b3\",\"status\":200,\"url\":\"http://www.capterra.com.localhost:35661/p/1/Duechaser/reviews/2\"}],\"received_at\":\"2026-11-29T00:41:55.368Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"competitor\":\"Duechaser\",\"source_date\":\"2026-04-01\",\"source_url\":\"http://www.capterra.com.localhost:35661/p/1/Duechaser/reviews/2\",\"speaker_role\":\"owner\",\"verbatim\":\"Duechaser is built for invoices between companies, patients find it rude.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_117815af.0', 'tXBQFdzW4Z2x1f_jYKKRTjvQVjPWrvKMIhm_65_LFCw', '"{\"age_days\":null,\"axis\":\"wedge\",\"flags\":[],\"head\":[],\"id\":\"e_117815af\",\"kind\":\"wedge_statement\",\"reads\":[],\"received_at\":\"2026-11-29T00:41:55.429Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"metric\":{\"baseline\":6,\"name\":\"hours spent chasing per week\",\"target\":1,\"unit\":\"hours\"},\"statement\":\"For UK dental practices: patient balance reminders that a practice manager sets once, instead of a receptionist chasing by hand each week.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_5a1d9531.0', 'zLEPfbiiWhrWI_RuLOZjlCzcsy72XSH2sG5YQXery88', '"{\"age_days\":120,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://chairsoft.com.localhost:35661/pricing\"}],\"id\":\"e_5a1d9531\",\"kind\":\"pricing_row\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.451Z\",\"fingerprint\":\"s:17383523f2bb81a209fade68186c9f0e\",\"outcome\":\"found\",\"passage\":\"Chairsoft\",\"sha256\":\"bcffc21c796b55868d91f63cbea72023e4c2ef438a92913a0ad72b8bd63381bb\",\"status\":200,\"url\":\"http://chairsoft.com.localhost:35661/pricing\"}],\"received_at\":\"2026-11-29T00:41:55.415Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"competitor\":\"Chairsoft\",\"currency\":\"GBP\",\"observed_date\":\"2026-08-01\",\"period\":\"month\",\"plan\":\"Standard\",\"price\":200,\"source_url\":\"http://chairsoft.com.localhost:35661/pricing\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_10bf4d40.0', 'BnTiNEUgV6tictfF089pWMVpvZBB-bRJdWTXWJq8s7U', '"{\"age_days\":null,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://molaris-dental.com.localhost:35661\"}],\"id\":\"e_10bf4d40\",\"kind\":\"named_competitor\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.468Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://molaris-dental.com.localhost:35661\"}],\"received_at\":\"2026-11-29T00:41:55.436Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"category\":\"indirect\",\"name\":\"Molaris\",\"url\":\"http://molaris-dental.com.localhost:35661\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_26b77e03.0', 'iwGITmyIfntzcmER50PIsT2W6dM-2ymXX00vxgMX4Gk', '"{\"age_days\":null,\"axis\":\"wedge\",\"flags\":[],\"head\":[],\"id\":\"e_26b77e03\",\"kind\":\"anti_wedge\",\"reads\":[],\"received_at\":\"2026-11-29T00:41:55.473Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"competitor\":\"Chairsoft\",\"reason\":\"Chairsoft earns card-terminal fees through a partner whose contract bars patient pay-by-link.\",\"reason_type\":\"channel_conflict\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_23f90726.0', 'stPDEQ_QwZL-aaxMdF1QEj_kTWjHaMjZdqab81VG3Kg', '"{\"age_days\":242,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/7712\"}],\"id\":\"e_23f90726\",\"kind\":\"dissatisfaction_quote\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.482Z\",\"context\":\"The recall module in Molaris takes us 3 hours a week to run properly .\",\"fingerprint\":\"s:6f6e92e8efe34411a2c8abe60c6d5bee\",\"outcome\":\"found\",\"passage\":\"The recall module in Molaris takes us 3 hours a week to run properly\",\"sha256\":\"d3892722eadd6a4ae617c28d5c3a2178b26889d10d2dc678f601399af6932834\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/7712\"}],\"received_at\":\"2026-11-29T00:41:55.457Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"competitor\":\"Molaris\",\"source_date\":\"2026-04-01\",\"source_url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/7712\",\"speaker_role\":\"receptionist\",\"verbatim\":\"The recall module in Molaris takes us 3 hours a week to run properly.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_3c8d307d.0', 'tx-SMt6xYSxtwAwxGKetvkR715oZ1QicM3K6gHk8nq0', '"{\"age_days\":120,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.ledgerine.com.localhost:35661/pricing\"}],\"id\":\"e_3c8d307d\",\"kind\":\"pricing_row\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.522Z\",\"fingerprint\":\"s:d289a3320c18490bb430651a6f30a904\",\"outcome\":\"found\",\"passage\":\"Ledgerine\",\"sha256\":\"a610c92fdcb1d3dcb23d386ace6eda590c5dc5c29c077a90d9c5c7a6010b7542\",\"status\":200,\"url\":\"http://www.ledgerine.com.localhost:35661/pricing\"}],\"received_at\":\"2026-11-29T00:41:55.492Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"competitor\":\"Ledgerine\",\"currency\":\"GBP\",\"observed_date\":\"2026-08-01\",\"period\":\"month\",\"plan\":\"Standard\",\"price\":29,\"source_url\":\"http://www.ledgerine.com.localhost:35661/pricing\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_c2c028d7.0', 'g0n-r-hUnzOi25LUN2nUJO2YUkNgQhyVwHuV4rGrvMY', '"{\"age_days\":null,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.ledgerine.com.localhost:35661\"}],\"id\":\"e_c2c028d7\",\"kind\":\"named_competitor\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.529Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://www.ledgerine.com.localhost:35661\"}],\"received_at\":\"2026-11-29T00:41:55.500Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"category\":\"indirect\",\"name\":\"Ledgerine\",\"url\":\"http://www.ledgerine.com.localhost:35661\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_3b225cb6.0', 'Z7qUjUkVFa11rZFZnP5ummXM9YNH_iaDbhIcwKZkpXA', '"{\"age_days\":null,\"axis\":\"wedge\",\"flags\":[],\"head\":[],\"id\":\"e_3b225cb6\",\"kind\":\"replication_estimate\",\"reads\":[],\"received_at\":\"2026-11-29T00:41:55.520Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"basis\":\"engineering_estimate\",\"months\":6,\"rationale\":\"Two practice-system integrations at about three months each for a small team.\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_1c95b7b6.0', 'xbnnoDgtM0WGwcA9J1Al1mpv3a_FcO3baTQ0M2d7fP0', '"{\"age_days\":null,\"axis\":\"distribution\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661\"}],\"id\":\"e_1c95b7b6\",\"kind\":\"channel_choice\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.588Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661\"}],\"received_at\":\"2026-11-29T00:41:55.539Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"channel\":\"community\",\"conversion_rate\":0.01,\"reachable_per_month\":300,\"specific_target\":\"Dental Managers Forum and its weekly digest\",\"target_url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_b7abb57f.0', '8RLqE50yWcS94muqPju7YpJbyJrKin-kQ1DO3qWhBTM', '"{\"age_days\":424,\"axis\":\"distribution\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalpracticeweekly.co.uk.localhost:35661/2025/10/cac\"}],\"id\":\"e_b7abb57f\",\"kind\":\"cac_benchmark\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.591Z\",\"fingerprint\":\"s:c8142256b856e17796a7d6aea7ea6f7c\",\"outcome\":\"found\",\"passage\":\"Chairsoft reseller community 420 GBP\",\"sha256\":\"55a34e50046206b7e9f375ff4a11500500fe415a75f2cea3edb2a37a96489c63\",\"status\":200,\"url\":\"http://www.dentalpracticeweekly.co.uk.localhost:35661/2025/10/cac\"}],\"received_at\":\"2026-11-29T00:41:55.550Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"amount\":420,\"channel\":\"community\",\"comparable_company\":\"Chairsoft reseller\",\"currency\":\"GBP\",\"source_date\":\"2025-10-01\",\"source_url\":\"http://www.dentalpracticeweekly.co.uk.localhost:35661/2025/10/cac\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_82f272e1.0', 'IWVdPqLRehFmLWGZ7TsbiH6oSsd84Oef1lJCaXh1-AA', '"{\"age_days\":null,\"axis\":\"solutions\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/9911\"}],\"id\":\"e_82f272e1\",\"kind\":\"named_competitor\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.606Z\",\"fingerprint\":\"s:cebaf6a4efae8b264d34048bd99c6b86\",\"outcome\":\"found\",\"passage\":\"Receptionist with a spreadsheet\",\"sha256\":\"f9199a07c8f1c5da7269a0225cc20abe2415383086707c4279299a1665f2b704\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/9911\"}],\"received_at\":\"2026-11-29T00:41:55.580Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"category\":\"status_quo\",\"name\":\"Receptionist with a spreadsheet\",\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661/topic/9911\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_f4c2d933.0', 'lM1UBAbCyk_wbDqaMrbreM53UdzqB2jr1gLIRKnnftY', '"{\"age_days\":null,\"axis\":\"distribution\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661/columns/pm\"}],\"id\":\"e_f4c2d933\",\"kind\":\"founder_channel_fit\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.622Z\",\"fingerprint\":\"s:49fe48a37e81b66fee826294120b8557\",\"outcome\":\"found\",\"passage\":\"Ran the practice-management column in the digest for two years, 41 issues\",\"sha256\":\"c6b0fa967bb5a6701e43b4d0f6be3400fc23d30d5b7ec30f7eaa53e9dbc24763\",\"status\":200,\"url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661/columns/pm\"}],\"received_at\":\"2026-11-29T00:41:55.595Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"claim\":\"Ran the practice-management column in the digest for two years, 41 issues.\",\"evidence_url\":\"http://www.dentalmanagers-forum.co.uk.localhost:35661/columns/pm\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_f5018920.0', 'wuxj5s49b2Rn7gTofv0waI4qLXXb_HAUpkEHAz2aE-M', '"{\"age_days\":null,\"axis\":\"economics\",\"flags\":[],\"head\":[],\"id\":\"e_f5018920\",\"kind\":\"ltv\",\"reads\":[],\"received_at\":\"2026-11-29T00:41:55.641Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"amount\":3125,\"arpa_monthly\":125,\"basis\":\"assumption\",\"churn_monthly\":0.03,\"currency\":\"GBP\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_b8303a74.0', 'Vp9YK1RJipBCtJXuRj1wIg3Lg2xAQSietC-QAMkh66E', '"{\"age_days\":null,\"axis\":\"economics\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.dentalpracticeweekly.co.uk.localhost:35661/2025/10/cac\"}],\"id\":\"e_b8303a74\",\"kind\":\"cac\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.650Z\",\"fingerprint\":\"s:c8142256b856e17796a7d6aea7ea6f7c\",\"outcome\":\"found\",\"passage\":\"400 GBP\",\"sha256\":\"55a34e50046206b7e9f375ff4a11500500fe415a75f2cea3edb2a37a96489c63\",\"status\":200,\"url\":\"http://www.dentalpracticeweekly.co.uk.localhost:35661/2025/10/cac\"}],\"received_at\":\"2026-11-29T00:41:55.620Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"amount\":400,\"basis\":\"benchmark\",\"currency\":\"GBP\",\"source_url\":\"http://www.dentalpracticeweekly.co.uk.localhost:35661/2025/10/cac\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_6ac425f2.0', 'Lz62VaD_UV1nY6WzhxiCAuQEhMmeg_Kfl_8zEg6O-JY', '"{\"age_days\":null,\"axis\":\"economics\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.softwaremargins.org.localhost:35661/gm\"}],\"id\":\"e_6ac425f2\",\"kind\":\"gross_margin\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.669Z\",\"fingerprint\":\"s:f369cb89fc627e668987007d121ed1ea\",\"outcome\":\"found\",\"passage\":\"75\",\"sha256\":\"f369cb89fc627e668987007d121ed1eacdc01db9e28f8bb26f358b7d8c4f08ac\",\"status\":200,\"url\":\"http://www.softwaremargins.org.localhost:35661/gm\"}],\"received_at\":\"2026-11-29T00:41:55.648Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"basis\":\"benchmark\",\"percent\":75,\"source_url\":\"http://www.softwaremargins.org.localhost:35661/gm\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_96dd465b.0', '3Suk6IIW56CY6FC73aBfDF1bOTD0Lb99YaBtiAaKYHg', '"{\"age_days\":null,\"axis\":\"economics\",\"flags\":[],\"head\":[],\"id\":\"e_96dd465b\",\"kind\":\"breakeven_customers\",\"reads\":[],\"received_at\":\"2026-11-29T00:41:55.671Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"basis\":\"assumption\",\"currency\":\"GBP\",\"customers\":130,\"fixed_costs_monthly\":12000},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_6b040d43.0', 'h_FcFGx1dzGFLYmZog91E4a06lOvEmUOEvMtDmx9Jy4', '"{\"age_days\":null,\"axis\":\"founder\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://www.linkedin.com.localhost:35661/in/practice-founder\"}],\"id\":\"e_6b040d43\",\"kind\":\"domain_years\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.691Z\",\"fingerprint\":\"s:1f009cdda0ea51b948de09797ad6a437\",\"outcome\":\"found\",\"passage\":\"practice manager, dental practice operations\",\"sha256\":\"b0543b4d1692550eeb35ec6e6cb700fddbf120f4e5a3b7c6a0b99e2128f63d50\",\"status\":200,\"url\":\"http://www.linkedin.com.localhost:35661/in/practice-founder\"}],\"received_at\":\"2026-11-29T00:41:55.680Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"domain\":\"dental practice operations\",\"evidence_url\":\"http://www.linkedin.com.localhost:35661/in/practice-founder\",\"role\":\"practice manager\",\"years\":4},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_d3bba4f1.0', 'PMysQsdL49CQzyN7tSjXE0VEKAR1Rge5fjVrIeLTDoE', '"{\"age_days\":null,\"axis\":\"founder\",\"flags\":[],\"head\":[],\"id\":\"e_d3bba4f1\",\"kind\":\"unfair_advantage\",\"reads\":[],\"received_at\":\"2026-11-29T00:41:55.689Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"claim\":\"Knows 60 practice managers personally from the column and two study groups.\",\"type\":\"customer_relationships\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'entry.e_3bef8a1a.0', 'vu4FCTOG9WblU_8dbQG6C2GiHKYunhbv9qgFEkzE6Jo', '"{\"age_days\":null,\"axis\":\"founder\",\"flags\":[],\"head\":[{\"class\":\"ok\",\"status\":200,\"url\":\"http://recallcalc.uk.localhost:35661\"}],\"id\":\"e_3bef8a1a\",\"kind\":\"shipped_artifact\",\"reads\":[{\"at\":\"2026-11-29T00:41:55.708Z\",\"outcome\":\"unread\",\"reason\":\"unsupported\",\"status\":null,\"url\":\"http://recallcalc.uk.localhost:35661\"}],\"received_at\":\"2026-11-29T00:41:55.697Z\",\"sent_by\":\"01M8JC0HW7RHQ6TWBNDDHBGS9F\",\"value\":{\"adoption\":{\"unit\":\"users\",\"value\":40},\"artifact_url\":\"http://recallcalc.uk.localhost:35661\",\"relation\":\"same_customer\",\"title\":\"Recall calculator\"},\"verify\":null}"');
INSERT INTO public.log_disclosures VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'assessment.0', 'EBitoXGA2d5tsB4Yk-l-vTaYYb-iA9_ffj1ebFsfyKo', '');


--
-- Data for Name: log_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log_entries VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'log', 0, '4424a29a93c174ace4989b8c7bba0210086dfcf64404320a8df10a2bea90c8bd', '{"actor":"operator","at":"2026-11-29T00:41:50.742Z","data":{"about":"01M8JC0HW7RHQ6TWBNDDHBGS9F","details":{"expiresAt":null,"scopes":["run","read","decide"]},"kind":"key.issued"},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"log","seq":0,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"activity","v":1}');
INSERT INTO public.log_entries VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0N9WED3EKZH12Z79GFT2', 0, 'ad2adcc422a3e0bf26b7c8616e2967c2966ac41aa31a4fe63e2750c2d703cf7d', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:55.736Z","data":{"_sd":["-5CoQDxTclBoHleuLN5qWPBscGDDtO1RfSa4xjNCd28","1gg_G6cJd3OTenOHZtO9x8C9yzlnuXTlV27EgilTpXc","2pq5qKwNX6uyugf38NFoPCO6Cf3rWQ5Cb3w5IWu_RtY","4ILpEtqgLLd2NRkU0Aor_J6Ams6Ob56L0NE4bX2xF1o","6E0NRZODMz6ITt6UtGNh6EeG0azY-JamK-nAw6V6ys4","8VGe6mrhWbxtabMGsoGonZrq4Bswsk5rMT0RxbfsY7M","9WaMV3HyPg7NXyDoMhrkbq-E1QQPristf53KagPlFLM","F2nqNE54YOFfb49BTzNUxiDL2rdqMeKJhke0P2zqI1E","GGVduE6CjW3R1PW0P9O6AeEVPFKSb_Kd1-axBfSn_1A","Gw5gkm_a4OC-YFQvjLGa-VzBLSm3jk92pK76KcPnHDc","L3xmjts6SF_9gNlzGOZVxlh9xDhiO5GCKqbIQ_dLRlg","MXec0iaVCc7-OcWaFP5Uv52XwC74wBUEO-g3lB5n2KQ","NRX4MLm9j9yNsdvzcZmkEmvnpwBZyoSofgmVybtmEpw","O3QPL-fxdbSxGIij7pX96W7VZmQre3cXnWyqVCWDQaU","OihstrYIDeLHst8iWYnMKRfSmY8jk7FD9EN5S49eVZ0","PP7-2ats_yylBA2Og89kBFwOiF2WYzGxX8-J--8xaX8","Q2HLmlhY9bH0BQFsOu-IiKZiqkUJ9dQBtKJuT5taYTQ","Q2ePDxA3ZuKANMN6WwaZeaQFAqK0WhtcY--CNCVaj3I","ROVKcEuUOXdFMZAShpfrbb4VYCJ1JrCMTTX93iTdkJ4","TPWN1ACN4RaMF5HVZ6O-dFgQDMlb_Bxk0qUqrhQnsPQ","TpMETxpzYwmfnGZF3-SGSugDWThHd1GFPL17EHll-5c","UKEAHuoqaqEjPdiUYA9tqy5zu1MGJiDkL8WbW6Yb5UY","VIfyDHMCHTGe3mA74abv3nMgXPF7gEt6-37YfAPvcbo","Vr_XH531QbtCwzA19ChAdDkIK3dKthgXjJVtkNpSgEE","XSnH18c1-VQCyRj7Ug_diay8CZ7-Py0RKjcTNyDbbFk","Yv8Lzlu8uNw9SS15n4tF_OZSo3uK9TVsG-SDO2J9IF4","ZnWjnUgzs29qXV-4R5u13a_e-HGVHrq7tKvttls7Xzo","_mKpcgmj26ctHxwauLydIH734VPa5Lenu4w8BYyb76g","b1FMQop4O50mkNS8jVmWPjy7YgKWVsb9crv7Ehgtrts","cSKJn-tvmJqBd-FRLL31i9w6_H3JQwvyRJ9Tk_Z1hJw","gsPeGWioEeNL4DCI9nlEexnMSVff4nEtnPABG9pyrV8","nbZLOtk4B71wfA2s4WbqlpEDvy4Lhgj3im8S_yrh-30","nfC8ggQ2_i6kAjbukWiM998BF4DOr8cNqBZ8nH34zgs","oIgdJFFOzlxP2IZKZ69Sld6ziG-hJvruEORT-suvsKU","yFlm5IIAh5iEdxPqFoEllxBWRmu10cKnS6QWxaJEl9A"],"axes":[{"cites":["e_38ec9670","e_73fef712","e_8cfeadae","e_c982503c"],"id":"problem","score":6},{"cites":["e_596346f5","e_74695310","e_bc79e995","e_dc2e5d81","e_e19b1fff"],"id":"market","score":6},{"cites":["e_0983de84","e_10bf4d40","e_23f90726","e_3c8d307d","e_52855c98","e_5a1d9531","e_82f272e1","e_965d6bcd","e_c2c028d7","e_f158bd80","e_fda87a3b"],"id":"solutions","score":7},{"cites":["e_117815af","e_26b77e03","e_3b225cb6","e_596346f5","e_73fef712","e_8cfeadae","e_fda87a3b"],"id":"wedge","score":6},{"cites":["e_1c95b7b6","e_b7abb57f","e_b8303a74","e_f4c2d933"],"id":"distribution","score":6},{"cites":["e_596346f5","e_6ac425f2","e_96dd465b","e_b8303a74","e_f5018920"],"id":"economics","score":7},{"cites":["e_3bef8a1a","e_596346f5","e_6b040d43","e_d3bba4f1"],"id":"founder","score":5}],"category":"b2b_saas_smb","entries":[{"axis":"market","flags":[],"grade":"unread","id":"e_bc79e995","kind":"named_prospect","verified":false},{"axis":"market","flags":[],"grade":"unread","id":"e_74695310","kind":"named_prospect","verified":false},{"axis":"market","flags":[],"grade":"unread","id":"e_dc2e5d81","kind":"named_prospect","verified":false},{"axis":"problem","flags":[],"grade":"read","id":"e_73fef712","kind":"user_quote","verified":false},{"axis":"market","flags":[],"grade":"read","id":"e_596346f5","kind":"icp_definition","verified":false},{"axis":"problem","flags":[],"grade":"read","id":"e_38ec9670","kind":"counterfactual_quote","verified":false},{"axis":"market","flags":[],"grade":"read","id":"e_e19b1fff","kind":"acv_estimate","verified":false},{"axis":"problem","flags":[],"grade":"read","id":"e_8cfeadae","kind":"user_quote","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_fda87a3b","kind":"dissatisfaction_quote","verified":false},{"axis":"solutions","flags":[],"grade":"unread","id":"e_52855c98","kind":"named_competitor","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_965d6bcd","kind":"pricing_row","verified":false},{"axis":"problem","flags":[],"grade":"read","id":"e_c982503c","kind":"user_quote","verified":false},{"axis":"solutions","flags":[],"grade":"unread","id":"e_0983de84","kind":"named_competitor","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_f158bd80","kind":"dissatisfaction_quote","verified":false},{"axis":"wedge","flags":[],"grade":"word","id":"e_117815af","kind":"wedge_statement","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_5a1d9531","kind":"pricing_row","verified":false},{"axis":"solutions","flags":[],"grade":"unread","id":"e_10bf4d40","kind":"named_competitor","verified":false},{"axis":"wedge","flags":[],"grade":"word","id":"e_26b77e03","kind":"anti_wedge","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_23f90726","kind":"dissatisfaction_quote","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_3c8d307d","kind":"pricing_row","verified":false},{"axis":"solutions","flags":[],"grade":"unread","id":"e_c2c028d7","kind":"named_competitor","verified":false},{"axis":"wedge","flags":[],"grade":"word","id":"e_3b225cb6","kind":"replication_estimate","verified":false},{"axis":"distribution","flags":[],"grade":"unread","id":"e_1c95b7b6","kind":"channel_choice","verified":false},{"axis":"distribution","flags":[],"grade":"read","id":"e_b7abb57f","kind":"cac_benchmark","verified":false},{"axis":"solutions","flags":[],"grade":"read","id":"e_82f272e1","kind":"named_competitor","verified":false},{"axis":"distribution","flags":[],"grade":"read","id":"e_f4c2d933","kind":"founder_channel_fit","verified":false},{"axis":"economics","flags":[],"grade":"word","id":"e_f5018920","kind":"ltv","verified":false},{"axis":"economics","flags":[],"grade":"read","id":"e_b8303a74","kind":"cac","verified":false},{"axis":"economics","flags":[],"grade":"read","id":"e_6ac425f2","kind":"gross_margin","verified":false},{"axis":"economics","flags":[],"grade":"word","id":"e_96dd465b","kind":"breakeven_customers","verified":false},{"axis":"founder","flags":[],"grade":"read","id":"e_6b040d43","kind":"domain_years","verified":false},{"axis":"founder","flags":[],"grade":"word","id":"e_d3bba4f1","kind":"unfair_advantage","verified":false},{"axis":"founder","flags":[],"grade":"unread","id":"e_3bef8a1a","kind":"shipped_artifact","verified":false}],"protocol":"7-axis@2026.06","revision":33,"settings":"3340d8878f74e4e250122fc027198eef0f2637d3835ac347ade494fbf3ce8f17","total":43,"verdict":"iterate"},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC0N9WED3EKZH12Z79GFT2","seq":0,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"assessment.scored","v":1}');
INSERT INTO public.log_entries VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0QCQR2X2TN2QTMTRX8CG.matches', 0, '84f9885d57e2080aeb6e5baeda8121673ba8a00c28fd9b71ab67536092873ed9', '{"actor":"watch","at":"2026-11-29T00:41:56.444Z","data":{"sha256":"37b0be723ac3823cceb610559fddd7afd461f499ec1fe050569c969054c13fee","subjects":1},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC0QCQR2X2TN2QTMTRX8CG.matches","seq":0,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"watch.matches","v":1}');
INSERT INTO public.log_entries VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0QCQR2X2TN2QTMTRX8CG', 0, 'e89611586ab5ae517f4880211d3cedeac650c72417c16fef7aeb8cc265d8d1c3', '{"actor":"watch","at":"2026-11-29T00:41:56.549Z","data":{"alerts":{"count":1,"sha256":"70ac1c5428c2c272170d8cf3b8496097a315637bfb8427bb129d98f392ead0f0"},"lists":[{"added":0,"changed":0,"from":null,"id":"eu-fsf","removed":0,"to":null},{"added":0,"changed":0,"from":null,"id":"uk-fcdo","removed":0,"to":null},{"added":7,"changed":0,"from":null,"id":"un-sc","removed":0,"to":"un-sc@67a73358c377"},{"added":0,"changed":0,"from":null,"id":"us-csl","removed":0,"to":null},{"added":0,"changed":0,"from":null,"id":"us-ofac-cons","removed":0,"to":null},{"added":0,"changed":0,"from":null,"id":"us-ofac-sdn","removed":0,"to":null},{"added":0,"changed":0,"from":null,"id":"us-sec-litigation","removed":0,"to":null}],"matches":{"sha256":"37b0be723ac3823cceb610559fddd7afd461f499ec1fe050569c969054c13fee","subjects":1},"pass":"01M8JC0QDJSFSZNQ47750847EY","plan":"d7d08673be7d393719ded92bc9b4ad79c4874cb5228147be9bd6ef750aa12cf5","revision":1,"scope":"all","screened":1,"screener":{"matcher":"9","resources":"4527551342ace12a"},"subjects":2},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC0QCQR2X2TN2QTMTRX8CG","seq":0,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"watch.pass","v":1}');
INSERT INTO public.log_entries VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0QETJVKKE443NFBZBMGP', 0, '6b7223ca2724e6f05c7a9e42cac2448ab9d98d40e6506e079a3894ab0005c465', '{"actor":"01M8JC0HW7RHQ6TWBNDDHBGS9F","at":"2026-11-29T00:41:56.682Z","data":{"digest":"MUZl91Ox6lRvfxDE9I3nDl2zRDOJ1BVFMCUMeQMNaB8","event":"01M8JC0QPEVJTCTNK0H907QFDS","state":"true_match"},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC0QETJVKKE443NFBZBMGP","seq":0,"tenant":"adea7685808c2d35c5290f7c18eafec9","type":"case.decided","v":1}');


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

INSERT INTO public.portfolio_subjects VALUES ('01M8JC0QCQR2X2TN2QTMTRX8CG', '1', '01M8JC0H6AQ0RH08CGZCK427TM', '{"name":"Abdul Ghani Baradar"}', 1);
INSERT INTO public.portfolio_subjects VALUES ('01M8JC0QCQR2X2TN2QTMTRX8CG', '2', '01M8JC0H6AQ0RH08CGZCK427TM', '{"name":"Zyx Lumber"}', 1);


--
-- Data for Name: portfolios; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.portfolios VALUES ('01M8JC0QCQR2X2TN2QTMTRX8CG', '01M8JC0H6AQ0RH08CGZCK427TM', 'Customers', 2, '2026-11-29T00:41:56.374Z', '2026-11-29T00:41:56.391Z', 1, '2026-11-29T00:41:56.398Z', '2026-11-29T00:41:56.549Z', '{"lists":[{"id":"eu-fsf","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"uk-fcdo","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"un-sc","status":"stale","snapshotId":"un-sc@67a73358c377","snapshotDate":"2026-11-01","required":true},{"id":"us-csl","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"us-ofac-cons","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"us-ofac-sdn","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"us-sec-litigation","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false}],"screener":{"matcher":"9","resources":"4527551342ace12a"},"revision":1}');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.runs VALUES ('01M8JC0Q8073ZFV5KAD1P1QJF2', '01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0HW7RHQ6TWBNDDHBGS9F', 'completed', '{"name":"Abdul Ghani Baradar"}', '2026-11-29T00:41:56.223Z', '2026-11-29T00:41:56.290Z', '{"blockingMeasures":["asset_freeze"],"conditions":[{"code":"source_stale","parameters":{"required":true,"snapshotDate":"2026-11-01"},"severity":"blocking","source":"un-sc","text":"Required list un-sc is stale: its snapshot of 2026-11-01 was used, what came since is not known."},{"code":"possible_match","parameters":{"ask":"nationality","parties":1},"severity":"review","text":"One listed party may be meant: no fact confirms or excludes it. Ask for the nationality."},{"code":"risk_value","parameters":{"from":30,"to":59,"value":30},"severity":"review","text":"The risk value is 30, between 30 and 59."}],"confidence":"low","coverage":{"other":{"current":[],"missing":[{"snapshotDate":null,"source":"courtlistener"},{"snapshotDate":null,"source":"eu-fsf"},{"snapshotDate":null,"source":"gb-ch-basic"},{"snapshotDate":null,"source":"gb-ch-psc"},{"snapshotDate":null,"source":"gleif-lei"},{"snapshotDate":null,"source":"gleif-rr"},{"snapshotDate":null,"source":"uk-fcdo"},{"snapshotDate":null,"source":"us-csl"},{"snapshotDate":null,"source":"us-ofac-cons"},{"snapshotDate":null,"source":"us-ofac-sdn"},{"snapshotDate":null,"source":"us-sbir"},{"snapshotDate":null,"source":"us-sec-formd"},{"snapshotDate":null,"source":"us-sec-litigation"},{"snapshotDate":null,"source":"us-sec-tickers"}],"partial":[],"stale":[]},"required":{"current":[],"missing":[],"partial":[],"stale":[{"snapshotDate":"2026-11-01","source":"un-sc"}]}},"findings":[{"citations":[{"id":"TAi.024","locator":"consolidated.xml REFERENCE_NUMBER=TAi.024","recordHash":"786895504b8875ed3d7850d964e82a8a47d9dc7d7b0f80ae870256fce79b4ae3","snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","source":"un-sc","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024"}],"id":"sanctions:sanctions-alert:un-sc:TAi.024","kind":"sanctions-alert","listed":{"addresses":[],"birthPlaces":[],"births":["about 1968"],"identifiers":[{"scheme":"un-ref","value":"TAi.024"}],"kind":"person","listedOn":["2001-02-23"],"names":["ABDUL GHANI BARADAR ABDUL AHMAD TURK","عبدالغنی برادر عبد الاحمد ترک","Mullah Baradar Akhund"],"nationalities":["AF"],"programs":["Taliban"],"remarks":[]},"match":{"aligned":{"beside":[],"facts":[],"losses":[{"cost":0.1341,"reason":"extra","says":"one name says more than the other","words":["ahmad","turk"]}],"parts":[{"listed":"abd ghani","query":"abd ghani","rule":"same","says":"the same word","similarity":1,"tells":0.82},{"listed":"baradar","query":"baradar","rule":"same","says":"the same word","similarity":1,"tells":1}],"unmatched":[{"role":"name","side":"listed","tells":0.52,"text":"abd ahmad"},{"role":"name","side":"listed","tells":0.76,"text":"turk"}]},"countryAgree":null,"dobAgree":null,"exactWithLegalForm":false,"identifierAgree":null,"identity":{"askFor":"nationality","decibans":27,"facts":[],"name":{"asked":"Abdul Ghani Baradar","decibans":27,"isExact":false,"listed":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","rarity":61},"outcome":"possible","rule":"not_settled"},"level":"alert","matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","nameKind":"primary","nameScore":8659,"probability":8000,"quality":"strong","query":"Abdul Ghani Baradar","rarity":{"decibans":61,"words":[{"bearers":1,"decibans":35,"text":"baradar"},{"bearers":1,"decibans":26,"text":"ghani"}]},"score":8659},"measures":[{"authority":"United Nations Security Council","measure":"asset_freeze","programs":["Taliban"],"source":"un-sc"}],"points":30,"scorer":"sanctions","severity":"medium","statement":"\"Abdul Ghani Baradar\" meets \"ABDUL GHANI BARADAR ABDUL AHMAD TURK\", which stands on the sanctions list un-sc TAi.024 (United Nations Security Council, Taliban): possible, weight of evidence 27: name +27; ask for the nationality. Its assets are frozen: no one bound by the list may make funds or goods available to it."}],"notes":[{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"courtlistener","text":"Source courtlistener was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"eu-fsf","text":"Source eu-fsf was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-basic","text":"Source gb-ch-basic was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-psc","text":"Source gb-ch-psc was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-lei","text":"Source gleif-lei was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-rr","text":"Source gleif-rr was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"uk-fcdo","text":"Source uk-fcdo was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-csl","text":"Source us-csl was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-cons","text":"Source us-ofac-cons was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-sdn","text":"Source us-ofac-sdn was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sbir","text":"Source us-sbir was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-formd","text":"Source us-sec-formd was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-litigation","text":"Source us-sec-litigation was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-tickers","text":"Source us-sec-tickers was never loaded: what it would say is not known."},{"code":"not_in_registry","parameters":{},"severity":"coverage","text":"The subject was found in no registry."}],"risk":{"citations":[{"id":"TAi.024","locator":"consolidated.xml REFERENCE_NUMBER=TAi.024","recordHash":"786895504b8875ed3d7850d964e82a8a47d9dc7d7b0f80ae870256fce79b4ae3","snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","source":"un-sc","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024"}],"value":30},"scorers":{"litigation":"2","officers":"7","risk":"7","sanctions":"5","upside":"3"},"sources":[{"id":"courtlistener","scorers":["litigation","risk"],"status":"never_synced","title":"CourtListener: dockets of US courts"},{"id":"eu-fsf","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"EU Consolidated Financial Sanctions List"},{"id":"gb-ch-basic","scorers":["officers","risk","upside"],"status":"never_synced","title":"UK companies: Free Company Data Product"},{"id":"gb-ch-psc","scorers":["litigation","officers","risk"],"status":"never_synced","title":"UK companies: persons with significant control"},{"id":"gleif-lei","scorers":["officers","risk","upside"],"status":"never_synced","title":"GLEIF LEI records (level 1)"},{"id":"gleif-rr","scorers":["litigation","officers","risk"],"status":"never_synced","title":"GLEIF relationship records (level 2)"},{"id":"uk-fcdo","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"UK Sanctions List"},{"id":"un-sc","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","scorers":["sanctions","officers","risk"],"snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","status":"stale","title":"UN Security Council Consolidated List","warnings":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."]},{"id":"us-csl","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"US Consolidated Screening List"},{"id":"us-ofac-cons","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Consolidated (non-SDN) List"},{"id":"us-ofac-sdn","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Specially Designated Nationals"},{"id":"us-sbir","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"US SBIR and STTR awards"},{"id":"us-sec-formd","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"SEC Form D filings (exempt offerings)"},{"id":"us-sec-litigation","scorers":["litigation","risk"],"status":"never_synced","title":"SEC litigation releases"},{"id":"us-sec-tickers","scorers":["risk","upside"],"status":"never_synced","title":"SEC company tickers"}],"upside":{"citations":[],"value":0},"verdict":"enhanced_diligence"}', NULL, '4a7bbfb13c94e0aa1be230af724fb5f720c718014fda80c37df372c7c415d0dd', NULL);
INSERT INTO public.runs VALUES ('01M8JC0QBHEQXX3KBWB1NYJTD1', '01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0HW7RHQ6TWBNDDHBGS9F', 'completed', '{"name":"Zyx Lumber Works"}', '2026-11-29T00:41:56.336Z', '2026-11-29T00:41:56.358Z', '{"blockingMeasures":["asset_freeze"],"conditions":[{"code":"source_stale","parameters":{"required":true,"snapshotDate":"2026-11-01"},"severity":"blocking","source":"un-sc","text":"Required list un-sc is stale: its snapshot of 2026-11-01 was used, what came since is not known."}],"confidence":"low","coverage":{"other":{"current":[],"missing":[{"snapshotDate":null,"source":"courtlistener"},{"snapshotDate":null,"source":"eu-fsf"},{"snapshotDate":null,"source":"gb-ch-basic"},{"snapshotDate":null,"source":"gb-ch-psc"},{"snapshotDate":null,"source":"gleif-lei"},{"snapshotDate":null,"source":"gleif-rr"},{"snapshotDate":null,"source":"uk-fcdo"},{"snapshotDate":null,"source":"us-csl"},{"snapshotDate":null,"source":"us-ofac-cons"},{"snapshotDate":null,"source":"us-ofac-sdn"},{"snapshotDate":null,"source":"us-sbir"},{"snapshotDate":null,"source":"us-sec-formd"},{"snapshotDate":null,"source":"us-sec-litigation"},{"snapshotDate":null,"source":"us-sec-tickers"}],"partial":[],"stale":[]},"required":{"current":[],"missing":[],"partial":[],"stale":[{"snapshotDate":"2026-11-01","source":"un-sc"}]}},"findings":[],"notes":[{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"courtlistener","text":"Source courtlistener was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"eu-fsf","text":"Source eu-fsf was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-basic","text":"Source gb-ch-basic was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-psc","text":"Source gb-ch-psc was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-lei","text":"Source gleif-lei was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-rr","text":"Source gleif-rr was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"uk-fcdo","text":"Source uk-fcdo was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-csl","text":"Source us-csl was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-cons","text":"Source us-ofac-cons was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-sdn","text":"Source us-ofac-sdn was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sbir","text":"Source us-sbir was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-formd","text":"Source us-sec-formd was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-litigation","text":"Source us-sec-litigation was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-tickers","text":"Source us-sec-tickers was never loaded: what it would say is not known."},{"code":"not_in_registry","parameters":{},"severity":"coverage","text":"The subject was found in no registry."}],"risk":{"citations":[],"value":0},"scorers":{"litigation":"2","officers":"7","risk":"7","sanctions":"5","upside":"3"},"sources":[{"id":"courtlistener","scorers":["litigation","risk"],"status":"never_synced","title":"CourtListener: dockets of US courts"},{"id":"eu-fsf","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"EU Consolidated Financial Sanctions List"},{"id":"gb-ch-basic","scorers":["officers","risk","upside"],"status":"never_synced","title":"UK companies: Free Company Data Product"},{"id":"gb-ch-psc","scorers":["litigation","officers","risk"],"status":"never_synced","title":"UK companies: persons with significant control"},{"id":"gleif-lei","scorers":["officers","risk","upside"],"status":"never_synced","title":"GLEIF LEI records (level 1)"},{"id":"gleif-rr","scorers":["litigation","officers","risk"],"status":"never_synced","title":"GLEIF relationship records (level 2)"},{"id":"uk-fcdo","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"UK Sanctions List"},{"id":"un-sc","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","scorers":["sanctions","officers","risk"],"snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","status":"stale","title":"UN Security Council Consolidated List","warnings":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."]},{"id":"us-csl","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"US Consolidated Screening List"},{"id":"us-ofac-cons","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Consolidated (non-SDN) List"},{"id":"us-ofac-sdn","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Specially Designated Nationals"},{"id":"us-sbir","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"US SBIR and STTR awards"},{"id":"us-sec-formd","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"SEC Form D filings (exempt offerings)"},{"id":"us-sec-litigation","scorers":["litigation","risk"],"status":"never_synced","title":"SEC litigation releases"},{"id":"us-sec-tickers","scorers":["risk","upside"],"status":"never_synced","title":"SEC company tickers"}],"upside":{"citations":[],"value":0},"verdict":"insufficient_data"}', NULL, '3dc5f8dc26952ddf2f0459c30e16c5fb98dc96c18d6809c5e218b32bbcaffa21', NULL);


--
-- Data for Name: saved_views; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: scorecards; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.scorecards VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', 1, '01M8JC0H6AQ0RH08CGZCK427TM', 33, 'b2b_saas_smb', '2026-11-29T00:41:55.736Z', 43, 'iterate', '{"scorecard":{"protocol":"7-axis@2026.06","axes":[{"id":"problem","score":6,"max":10,"label":"Problem"},{"id":"market","score":6,"max":10,"label":"Beachhead market"},{"id":"solutions","score":7,"max":10,"label":"Existing solutions"},{"id":"wedge","score":6,"max":10,"label":"Wedge"},{"id":"distribution","score":6,"max":10,"label":"Distribution"},{"id":"economics","score":7,"max":10,"label":"Unit economics"},{"id":"founder","score":5,"max":10,"label":"Founder fit"}],"total":43,"max_total":70,"verdict":"iterate","estimate":{"posterior_p":0.1375,"ci_95":[0.0196,0.4231],"reference":{"category":"b2b_saas_smb","base_rate_pmf_24mo":0.1}}},"evidence":{"grades":{"attested":0,"read":18,"own":0,"unread":9,"absent":0,"word":6},"quotes":{"total":7,"read":7,"established":3},"points_on_read":36},"estimateBasis":{"allowance":0.0007,"quotes":{"read":7,"unread":0,"absent":0},"assumed":{"share":0.1,"honest":{"read":6,"unread":1.6,"absent":0.4},"made_up":{"read":0.8,"unread":2,"absent":2.4}},"base_rate":{"grade":"C","range_80":[0.04,0.18],"sources":["ChartMogul SaaS Growth Report, 2023","ChartMogul / K. Poyar, 2025","Reynolds, Business Creation (PSED), 2018","Carta (P. Walker), via Chronograph; Walker LinkedIn copy Aug 2025; pmf.show 21 Aug 2025, 2024-2025"]},"observed":{"event":"a further dated round more than 90 days and at most 24 months after the first","events":270,"n":794,"rate":0.3401,"wilson_95":[0.3079,0.3737],"cohort":"US firms whose first recorded round, in 2005 to 2010, was angel, seed, series A or unspecified venture, at most 6 years after their founding if that is known","codes":["software"],"attribution":"Data: CrunchBase, October 2013, CC BY"},"calibration":"/docs/estimate"},"explanations":{"problem":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_73fef712","e_8cfeadae","e_c982503c","e_38ec9670"]},{"rule":"independent","points":1,"text":"at least 3 sources on 2 domains","cites":["e_73fef712","e_8cfeadae","e_c982503c"]},{"rule":"behaviour_2","points":1,"text":"2 independent quotes describe a workaround or measured loss","cites":["e_73fef712","e_8cfeadae"],"spans":[{"entry":"e_73fef712","start":15,"end":22},{"entry":"e_8cfeadae","start":25,"end":36}]},{"rule":"role_fit","points":1,"text":"2 independent speakers hold the ICP role","cites":["e_73fef712","e_8cfeadae","e_c982503c"]},{"rule":"counterfactual","points":1,"text":"independent counterfactual with an explanation","cites":["e_38ec9670"]}],"caps":[]},"market":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_596346f5","e_74695310","e_bc79e995","e_dc2e5d81","e_e19b1fff"]},{"rule":"icp_precise","points":1,"text":"ICP narrowed on 3 or more of size, geography, trigger, user role, exclusions","cites":["e_596346f5"]},{"rule":"prospects_distinct","points":1,"text":"3 organisations on distinct domains","cites":["e_74695310","e_bc79e995","e_dc2e5d81"]},{"rule":"acv_grounded","points":1,"text":"ACV within 3x of the median of 2 independent comparables","cites":["e_e19b1fff"]},{"rule":"sized","points":1,"text":"sourced account count x ACV reaches 1,000,000 USD a year","cites":["e_596346f5","e_e19b1fff"]}],"caps":[{"cap":"evidence_unread","at":6,"binding":false,"text":"most claims of the axis were not seen at their source: cite pages that can be read, or send an entry again when its page answers","cites":["e_74695310","e_bc79e995","e_dc2e5d81"]}]},"solutions":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_0983de84","e_10bf4d40","e_52855c98","e_82f272e1","e_c2c028d7","e_23f90726","e_f158bd80","e_fda87a3b","e_3c8d307d","e_5a1d9531","e_965d6bcd"]},{"rule":"coverage","points":1,"text":"complaints about 3 different competitors","cites":["e_23f90726","e_f158bd80","e_fda87a3b"]},{"rule":"independent","points":1,"text":"complaints from 3 sources on 2 domains","cites":["e_23f90726","e_f158bd80","e_fda87a3b"]},{"rule":"behaviour_2","points":1,"text":"2 complaints describe a workaround or measured loss","cites":["e_23f90726","e_fda87a3b"],"spans":[{"entry":"e_23f90726","start":38,"end":45},{"entry":"e_fda87a3b","start":62,"end":69}]},{"rule":"status_quo","points":1,"text":"the do-nothing or in-house alternative is named","cites":["e_82f272e1"]},{"rule":"priced","points":1,"text":"3 competitors priced within 12 months","cites":["e_3c8d307d","e_5a1d9531","e_965d6bcd"]}],"caps":[]},"wedge":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_117815af","e_26b77e03","e_3b225cb6"]},{"rule":"targets_icp","points":1,"text":"wedge names the ICP","cites":["e_117815af","e_596346f5"]},{"rule":"answers_complaint","points":1,"text":"wedge shares subject matter with 2 or more quotes in the ledger","cites":["e_117815af","e_fda87a3b","e_73fef712","e_8cfeadae"]},{"rule":"measurable","points":1,"text":"wedge has a metric with baseline and target","cites":["e_117815af"]},{"rule":"structural_reason","points":1,"text":"the reason incumbents have not done it is structural","cites":["e_26b77e03"]},{"rule":"replication_6","points":1,"text":"6 or more months to copy, not a guess","cites":["e_3b225cb6"]}],"caps":[{"cap":"unsourced","at":6,"binding":true,"text":"nothing about incumbents is sourced","cites":["e_26b77e03","e_3b225cb6"]}]},"distribution":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_1c95b7b6","e_b7abb57f","e_f4c2d933"]},{"rule":"channel_specific","points":1,"text":"one concrete venue with a live URL","cites":["e_1c95b7b6"]},{"rule":"benchmark_fresh","points":1,"text":"benchmark dated within 36 months","cites":["e_b7abb57f"]},{"rule":"fit_evidenced","points":1,"text":"founder-channel fit has a public link","cites":["e_f4c2d933"]},{"rule":"cac_consistent","points":1,"text":"assumed CAC is not below 2/3 of the benchmark","cites":["e_b8303a74","e_b7abb57f"]}],"caps":[]},"economics":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_b8303a74","e_f5018920","e_6ac425f2","e_96dd465b"]},{"rule":"sourced_2","points":1,"text":"2 of 4 inputs measured or sourced","cites":["e_b8303a74","e_6ac425f2"]},{"rule":"ltv_cac_3","points":1,"text":"recomputed LTV is 3 or more times CAC","cites":["e_f5018920","e_b8303a74","e_6ac425f2"]},{"rule":"payback","points":1,"text":"gross-margin payback within the class limit","cites":["e_b8303a74","e_f5018920","e_6ac425f2"]},{"rule":"margin","points":1,"text":"gross margin at or above the class floor","cites":["e_6ac425f2"]},{"rule":"churn_sober","points":1,"text":"churn assumption no rosier than the class floor","cites":["e_f5018920"]},{"rule":"breakeven_share","points":1,"text":"breakeven needs at most 10% of reachable accounts","cites":["e_96dd465b","e_596346f5"]}],"caps":[{"cap":"half_assumed","at":7,"binding":true,"text":"two inputs are assumptions","cites":["e_f5018920","e_96dd465b"]}]},"founder":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_6b040d43","e_d3bba4f1","e_3bef8a1a"]},{"rule":"years_3","points":1,"text":"3 or more years in the domain, publicly checkable","cites":["e_6b040d43"]},{"rule":"was_the_buyer","points":1,"text":"founder has held the ICP role","cites":["e_6b040d43","e_596346f5"]},{"rule":"relevant_artifact","points":1,"text":"shipped something for the same customer, domain or technology","cites":["e_3bef8a1a"]}],"caps":[]}},"gates":["total_below_56","axis_below_6","no_costly_signal"],"gateReasons":[{"gate":"total_below_56","text":"The total is 43: 13 more points lift it.","cites":[]},{"gate":"axis_below_6","text":"Below 6: Founder fit 5. Their caps and unmet rules say what lifts them.","cites":[]},{"gate":"no_costly_signal","text":"No customer has committed anything that costs them. A payment, deposit or signed pilot, or a quote of someone who already paid or switched, lifts it.","cites":[]}],"category":"b2b_saas_smb","logLr":0.49,"nextSignals":[{"axis":"problem","kind":"user_quote","lifts":"problem","rule":"behaviour_3","reason":"someone already spent money or switched because of this","up":0.0165,"middling":0.008,"down":0,"days":2,"effort":"about two days of reading forums or asking customers, free","assumes":{"good":{"says":"someone paid, hired or switched because of it","speaker_role":"practice manager"},"middling":{"says":"someone works around it by hand, and says for how long","speaker_role":"practice manager"},"bad":{"says":"someone denies the need","speaker_role":"practice manager"}},"type":"evidence"},{"axis":"founder","kind":"founder_background_lookup","lifts":"founder","rule":"boost_founder_background_lookup","reason":"optional evidence: founder_background_lookup","up":0.0066,"down":-0.0062,"days":1,"effort":"an hour in public registers, free","assumes":{"good":{"finding_type":"employment"},"bad":{"finding_type":"dispute"}},"type":"evidence"},{"axis":"market","kind":"commitment_record","lifts":"market","rule":"gate_no_costly_signal","reason":"no one has given up money or a habit yet","up":0.019,"middling":0.0052,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"commitment_record","lifts":"problem","rule":"boost_commitment_record","reason":"optional evidence: commitment_record","up":0.0165,"middling":0,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"search_volume_snapshot","lifts":"problem","rule":"boost_search_volume_snapshot","reason":"optional evidence: search_volume_snapshot","up":0.008,"middling":0,"down":-0.0075,"days":1,"effort":"an hour with a keyword tool, free","assumes":{"good":{"monthly_volume":2000,"trend_pct":10},"middling":{"monthly_volume":200,"trend_pct":0},"bad":{"monthly_volume":5,"trend_pct":-60}},"type":"evidence"},{"axis":"distribution","kind":"founder_channel_fit","lifts":"distribution","rule":"fit_quantified","reason":"audience, list or past conversions of 100 or more","up":0.0075,"middling":0,"down":-0.0071,"days":1,"effort":"about a day to find what is public already, free","assumes":{"good":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":2500,"unit":"readers"}},"middling":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":90,"unit":"readers"}},"bad":{"quantity":{"value":20,"unit":"readers"}}},"type":"housekeeping"},{"axis":"distribution","kind":"channel_choice","lifts":"distribution","rule":"volume","reason":"24 months of the channel at no more than 5% conversion covers breakeven","up":0.0075,"middling":0,"down":0,"days":2,"effort":"about two days of asking venues for their numbers, free","assumes":{"good":{"reachable_per_month":271,"conversion_rate":0.02},"middling":{"reachable_per_month":135,"conversion_rate":0.02},"bad":{"reachable_per_month":10,"conversion_rate":0.001}},"type":"housekeeping"}],"milestones":[{"range":"Weeks 1-3","kind":"strengthen","axis":"founder","title":"Strengthen: Founder fit (5/10)","body":"Publish checkable evidence of years and access, and a relevant artifact with adopters. Next: 1 more founder_background_lookup (an hour in public registers, free); if it shows finding_type employment, the estimate moves by about +0.7 points, a contradiction by about -0.6."},{"range":"Weeks 1-3","kind":"strengthen","axis":"problem","title":"Strengthen: Problem (6/10)","body":"Add quotes from a new domain that state what was paid, lost or switched, and one counterfactual from inside the ICP. Next: 1 more user_quote, of someone in the role of the buyer who already paid or switched (about two days of reading forums or asking customers, free); success moves the estimate by about +1.7 points."},{"range":"Weeks 4-6","kind":"strengthen","axis":"distribution","title":"Strengthen: Distribution (6/10)","body":"Add a second cost benchmark and run a 100-click test in the named venue. Next: 1 more search_volume_snapshot (an hour with a keyword tool, free); if it shows monthly_volume 2000, trend_pct 10, the estimate moves by about +0.8 points, a contradiction by about -0.7."},{"range":"Weeks 4-6","kind":"strengthen","axis":"market","title":"Strengthen: Beachhead market (6/10)","body":"Source the account count, add two priced comparables, and move two prospects to a meeting. Next: 1 more commitment_record (about two weeks of selling, free); if it shows type paid, amount 1500, the estimate moves by about +1.9 points."},{"range":"Weeks 7-9","kind":"strengthen","axis":"wedge","title":"Strengthen: Wedge (6/10)","body":"Source the incumbent''s constraint and time a comparable feature''s release. Held at 6 because nothing about incumbents is sourced. Next: a better anti_wedge (about three days in filings, contracts and terms, free); if it shows reason_type business_model_conflict, the estimate moves by about +0.9 points, a contradiction by about -0.4."},{"range":"Weeks 7-9","kind":"strengthen","axis":"economics","title":"Strengthen: Unit economics (7/10)","body":"Replace the two largest assumptions with a measurement or a sourced benchmark. Held at 7 because two inputs are assumptions. Next: a better ltv (about a week with the accounts of paying customers, free); if it shows amount 3130, arpa_monthly 125, churn_monthly 0.03, the estimate moves by about +0.6 points, a contradiction by about -1.1."},{"range":"Weeks 10-12","kind":"strengthen","axis":"solutions","title":"Strengthen: Existing solutions (7/10)","body":"Add complaints about a second and third competitor from review sites and refresh prices older than a year. Next: 1 more dissatisfaction_quote, of someone who already paid or switched (about a day on review sites, free); success moves the estimate by about +0.5 points."}],"settings":"3340d8878f74e4e250122fc027198eef0f2637d3835ac347ade494fbf3ce8f17"}', 'ad2adcc422a3e0bf26b7c8616e2967c2966ac41aa31a4fe63e2750c2d703cf7d');


--
-- Data for Name: search_texts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_texts VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'session', '01M8JC0N9WED3EKZH12Z79GFT2', 'practices in the uk carry many small patient debts that nobody collects. we send polite balance reminders with a pay-by-link, set once by the practice manager. founder site: recallcalc.uk.', NULL, NULL, NULL, '01M8JC0HW7RHQ6TWBNDDHBGS9F', 'scored', 'practices in the uk carry many small patient debts that nobody collects. we send polite balance reminders with a pay-by-', 'k', 'iterate', 43, NULL);
INSERT INTO public.search_texts VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'run', '01M8JC0Q8073ZFV5KAD1P1QJF2', 'abdul ghani baradar', NULL, NULL, NULL, '01M8JC0HW7RHQ6TWBNDDHBGS9F', 'completed', 'abdul ghani baradar', 'k', 'enhanced_diligence', 30, 0);
INSERT INTO public.search_texts VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'run', '01M8JC0QBHEQXX3KBWB1NYJTD1', 'zyx lumber works', NULL, NULL, NULL, '01M8JC0HW7RHQ6TWBNDDHBGS9F', 'completed', 'zyx lumber works', 'k', 'insufficient_data', 0, 0);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('01M8JC0N9WED3EKZH12Z79GFT2', '01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0HW7RHQ6TWBNDDHBGS9F', 'Practices in the UK carry many small patient debts that nobody collects. We send polite balance reminders with a pay-by-link, set once by the practice manager. Founder site: recallcalc.uk.', '2026-11-29T00:41:54.213Z', 'b2b_saas_smb', 33, '{"session_id":"01M8JC0N9WED3EKZH12Z79GFT2","protocol":"7-axis@2026.06","ready_to_score":true,"missing_signals":[],"axes":{"problem":{"status":"scored","requirements":{"user_quote":{"need":3,"have":3,"complete":true},"counterfactual_quote":{"need":1,"have":1,"complete":true}}},"market":{"status":"scored","requirements":{"icp_definition":{"need":1,"have":1,"complete":true},"named_prospect":{"need":3,"have":3,"complete":true},"acv_estimate":{"need":1,"have":1,"complete":true}}},"solutions":{"status":"scored","requirements":{"named_competitor":{"need":5,"have":5,"complete":true},"dissatisfaction_quote":{"need":3,"have":3,"complete":true},"pricing_row":{"need":3,"have":3,"complete":true}}},"wedge":{"status":"scored","requirements":{"wedge_statement":{"need":1,"have":1,"complete":true},"anti_wedge":{"need":1,"have":1,"complete":true},"replication_estimate":{"need":1,"have":1,"complete":true}}},"distribution":{"status":"scored","requirements":{"channel_choice":{"need":1,"have":1,"complete":true},"cac_benchmark":{"need":1,"have":1,"complete":true},"founder_channel_fit":{"need":1,"have":1,"complete":true}}},"economics":{"status":"scored","requirements":{"cac":{"need":1,"have":1,"complete":true},"ltv":{"need":1,"have":1,"complete":true},"gross_margin":{"need":1,"have":1,"complete":true},"breakeven_customers":{"need":1,"have":1,"complete":true}}},"founder":{"status":"scored","requirements":{"domain_years":{"need":1,"have":1,"complete":true},"unfair_advantage":{"need":1,"have":1,"complete":true},"shipped_artifact":{"need":1,"have":1,"complete":true}}}},"next_signals":[{"axis":"problem","kind":"user_quote","lifts":"problem","rule":"behaviour_3","reason":"someone already spent money or switched because of this","up":0.0165,"middling":0.008,"down":0,"days":2,"effort":"about two days of reading forums or asking customers, free","assumes":{"good":{"says":"someone paid, hired or switched because of it","speaker_role":"practice manager"},"middling":{"says":"someone works around it by hand, and says for how long","speaker_role":"practice manager"},"bad":{"says":"someone denies the need","speaker_role":"practice manager"}},"type":"evidence"},{"axis":"founder","kind":"founder_background_lookup","lifts":"founder","rule":"boost_founder_background_lookup","reason":"optional evidence: founder_background_lookup","up":0.0066,"down":-0.0062,"days":1,"effort":"an hour in public registers, free","assumes":{"good":{"finding_type":"employment"},"bad":{"finding_type":"dispute"}},"type":"evidence"},{"axis":"market","kind":"commitment_record","lifts":"market","rule":"gate_no_costly_signal","reason":"no one has given up money or a habit yet","up":0.019,"middling":0.0052,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"commitment_record","lifts":"problem","rule":"boost_commitment_record","reason":"optional evidence: commitment_record","up":0.0165,"middling":0,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"search_volume_snapshot","lifts":"problem","rule":"boost_search_volume_snapshot","reason":"optional evidence: search_volume_snapshot","up":0.008,"middling":0,"down":-0.0075,"days":1,"effort":"an hour with a keyword tool, free","assumes":{"good":{"monthly_volume":2000,"trend_pct":10},"middling":{"monthly_volume":200,"trend_pct":0},"bad":{"monthly_volume":5,"trend_pct":-60}},"type":"evidence"},{"axis":"distribution","kind":"founder_channel_fit","lifts":"distribution","rule":"fit_quantified","reason":"audience, list or past conversions of 100 or more","up":0.0075,"middling":0,"down":-0.0071,"days":1,"effort":"about a day to find what is public already, free","assumes":{"good":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":2500,"unit":"readers"}},"middling":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":90,"unit":"readers"}},"bad":{"quantity":{"value":20,"unit":"readers"}}},"type":"housekeeping"},{"axis":"distribution","kind":"channel_choice","lifts":"distribution","rule":"volume","reason":"24 months of the channel at no more than 5% conversion covers breakeven","up":0.0075,"middling":0,"down":0,"days":2,"effort":"about two days of asking venues for their numbers, free","assumes":{"good":{"reachable_per_month":271,"conversion_rate":0.02},"middling":{"reachable_per_month":135,"conversion_rate":0.02},"bad":{"reachable_per_month":10,"conversion_rate":0.001}},"type":"housekeeping"}]}', '{"scores":[6,6,7,6,6,7,5],"verdict":"iterate"}', NULL);


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

INSERT INTO public.source_snapshots VALUES (1, 'un-sc@67a73358c377', 'un-sc', '{"id":"un-sc@67a73358c377","sourceId":"un-sc","fetchedAt":"2026-11-29T00:41:48.901Z","asOf":"2026-11-01","datedBy":"publisher","shortfalls":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."],"url":null,"importedFrom":"/tmp/w/migrate/samples/un-sc","etag":null,"lastModified":null,"bytes":4959,"contentSha256":"67a73358c377f222fbd41f214b36ea84114f22686c62f5ecd256823821aca176","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","recordsRoot":"bd6f016fc7fb909b8ad100907c4545dd33d3381369b4916e9371989d41f44a38","counts":{"person":2,"organization":5},"records":7,"parserVersion":"3","licence":"No open licence is stated; free use with attribution, subject to the terms of the United Nations","warnings":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."],"sample":false,"seq":1}', 'pinned');


--
-- Data for Name: sources; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sources VALUES ('un-sc', 1, NULL, NULL, NULL, NULL, 0);


--
-- Data for Name: telemetry_events; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: usage_counts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.usage_counts VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', '2026-11-29', '01M8JC0HW7RHQ6TWBNDDHBGS9F', 47);


--
-- Data for Name: used_messages; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: waiting_acts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: watch_alerts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.watch_alerts VALUES ('01M8JC0QEWSSV6R3VWS1YJKQMF', '01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0QCQR2X2TN2QTMTRX8CG', '01M8JC0QDJSFSZNQ47750847EY', '1', 'TYlHM7AIYZ9SYmKq-qXTNl0Za1W4tTR_d6TQ3y9uN6I', 'UF5jr0bN1TUHM6_3gpijyTVc48Z0vqRhxVQrxp6cGYQ', '{"at":"2026-11-29T00:41:56.441Z","id":"01M8JC0QEWSSV6R3VWS1YJKQMF","kind":"new_match","match":{"active":true,"citations":[{"id":"TAi.024","record":"/v1/records/un-sc/TAi.024?snapshot=un-sc%4067a73358c377","snapshotDate":"2026-11-01","source":"un-sc","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024"}],"matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","measures":[{"authority":"United Nations Security Council","measure":"asset_freeze","programs":["Taliban"],"source":"un-sc"}],"name":"Abdul Ghani Baradar","outcome":"possible","probability":0.8,"says":"possible, weight of evidence 27: name +27; ask for the nationality","score":0.8659},"pass":"01M8JC0QDJSFSZNQ47750847EY","portfolio":"01M8JC0QCQR2X2TN2QTMTRX8CG","ref":"1"}', NULL);


--
-- Data for Name: watch_buckets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.watch_buckets VALUES ('01M8JC0QCQR2X2TN2QTMTRX8CG', 1720, '01M8JC0H6AQ0RH08CGZCK427TM', '37ab0d0aa2bf23f77ed462312768d91b54edc50fdf54275bbefc6987951fb2a8');
INSERT INTO public.watch_buckets VALUES ('01M8JC0QCQR2X2TN2QTMTRX8CG', 5063, '01M8JC0H6AQ0RH08CGZCK427TM', '6b3af439a34f06979fdf9bd85091db2643a4262fa0acf79c623ef26b6e5e9c24');


--
-- Data for Name: watch_matches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.watch_matches VALUES ('01M8JC0QCQR2X2TN2QTMTRX8CG', '1', '01M8JC0H6AQ0RH08CGZCK427TM', '[{"outcome":"possible","name":"Abdul Ghani Baradar","matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","score":0.8659,"probability":0.8,"says":"possible, weight of evidence 27: name +27; ask for the nationality","active":true,"measures":[{"measure":"asset_freeze","source":"un-sc","authority":"United Nations Security Council","programs":["Taliban"]}],"citations":[{"source":"un-sc","id":"TAi.024","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024","snapshotDate":"2026-11-01","record":"/v1/records/un-sc/TAi.024?snapshot=un-sc%4067a73358c377"}]}]', 1720, 'klmE-4aocw8gT7JZM5xIHXbRJnbua9PSbmoMd9DLya4', '0c9bcae11ae1999b4ce7acf1eb3289705b591fa93eab276e4c796fc3d0732dc0');


--
-- Data for Name: watch_passes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.watch_passes VALUES ('01M8JC0QDJSFSZNQ47750847EY', '01M8JC0H6AQ0RH08CGZCK427TM', '01M8JC0QCQR2X2TN2QTMTRX8CG', 'completed', '2026-11-29T00:41:56.398Z', '2026-11-29T00:41:56.549Z', '{"lists":[{"id":"eu-fsf","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"uk-fcdo","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"un-sc","status":"stale","snapshotId":"un-sc@67a73358c377","snapshotDate":"2026-11-01","required":true},{"id":"us-csl","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"us-ofac-cons","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"us-ofac-sdn","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false},{"id":"us-sec-litigation","status":"never_synced","snapshotId":null,"snapshotDate":null,"required":false}],"screener":{"matcher":"9","resources":"4527551342ace12a"},"scope":"all","changes":[{"id":"eu-fsf","from":null,"fromDate":null,"to":null,"toDate":null,"added":0,"changed":0,"removed":0},{"id":"uk-fcdo","from":null,"fromDate":null,"to":null,"toDate":null,"added":0,"changed":0,"removed":0},{"id":"un-sc","from":null,"fromDate":null,"to":"un-sc@67a73358c377","toDate":"2026-11-01","added":7,"changed":0,"removed":0},{"id":"us-csl","from":null,"fromDate":null,"to":null,"toDate":null,"added":0,"changed":0,"removed":0},{"id":"us-ofac-cons","from":null,"fromDate":null,"to":null,"toDate":null,"added":0,"changed":0,"removed":0},{"id":"us-ofac-sdn","from":null,"fromDate":null,"to":null,"toDate":null,"added":0,"changed":0,"removed":0},{"id":"us-sec-litigation","from":null,"fromDate":null,"to":null,"toDate":null,"added":0,"changed":0,"removed":0}],"subjects":2,"revision":1}', 1, 1, 'e89611586ab5ae517f4880211d3cedeac650c72417c16fef7aeb8cc265d8d1c3', NULL);


--
-- Data for Name: watch_records; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.watch_records VALUES ('01M8JC0QCQR2X2TN2QTMTRX8CG', 'un-sc TAi.024', '1', '01M8JC0H6AQ0RH08CGZCK427TM', 5063);


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

INSERT INTO public.workspaces VALUES ('01M8JC0H6AQ0RH08CGZCK427TM', 'Upgrade', 'pro', '2026-11-29T00:41:50.027Z', NULL, NULL, 0, NULL);


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
-- Name: usage_counts usage_counts_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.usage_counts
    ADD CONSTRAINT usage_counts_pk PRIMARY KEY (workspace_id, day, key_id);


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
-- Name: waiting_acts waiting_acts_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.waiting_acts
    ADD CONSTRAINT waiting_acts_pk PRIMARY KEY (workspace_id, id);


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
-- Name: search_texts_by_figure; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_texts_by_figure ON public.search_texts USING btree (workspace_id, about, figure, id);


--
-- Name: search_texts_by_name_key; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_texts_by_name_key ON public.search_texts USING btree (workspace_id, about, name_key, id);


--
-- Name: search_texts_by_owner_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_texts_by_owner_name ON public.search_texts USING btree (workspace_id, about, owner_name, id);


--
-- Name: search_texts_by_upside; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_texts_by_upside ON public.search_texts USING btree (workspace_id, about, upside, id);


--
-- Name: search_texts_by_verdict; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_texts_by_verdict ON public.search_texts USING btree (workspace_id, about, verdict, id);


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
-- Name: watch_alerts_kept; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX watch_alerts_kept ON public.watch_alerts USING btree (workspace_id, id) WHERE (alert IS NOT NULL);


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
-- Name: usage_counts usage_counts_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.usage_counts
    ADD CONSTRAINT usage_counts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


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
-- Name: waiting_acts waiting_acts_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.waiting_acts
    ADD CONSTRAINT waiting_acts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


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
-- Name: usage_counts one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.usage_counts USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: used_messages one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.used_messages USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: waiting_acts one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.waiting_acts USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


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
-- Name: usage_counts; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.usage_counts ENABLE ROW LEVEL SECURITY;

--
-- Name: used_messages; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.used_messages ENABLE ROW LEVEL SECURITY;

--
-- Name: waiting_acts; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.waiting_acts ENABLE ROW LEVEL SECURITY;

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


