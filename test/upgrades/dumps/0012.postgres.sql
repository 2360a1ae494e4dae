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
    last_used_at text
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
    origin text DEFAULT ''::text NOT NULL
);

ALTER TABLE ONLY public.audit_logs FORCE ROW LEVEL SECURITY;


--
-- Name: audit_subtrees; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_subtrees (
    workspace_id text NOT NULL,
    level integer NOT NULL,
    "position" integer NOT NULL,
    hash text NOT NULL
);

ALTER TABLE ONLY public.audit_subtrees FORCE ROW LEVEL SECURITY;


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
    CONSTRAINT links_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'member'::text])))
);


--
-- Name: memberships; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.memberships (
    workspace_id text NOT NULL,
    user_id text NOT NULL,
    role text NOT NULL,
    joined_at text NOT NULL,
    CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'member'::text])))
);


--
-- Name: operators; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operators (
    user_id text NOT NULL,
    since text NOT NULL
);


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
-- Name: run_queue; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.run_queue (
    run_id text NOT NULL,
    workspace_id text NOT NULL,
    queued_at text NOT NULL,
    leased_until text,
    attempts integer NOT NULL
);


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
    CONSTRAINT runs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'completed'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.runs FORCE ROW LEVEL SECURITY;


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
    assessment text NOT NULL
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
    current text
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
-- Name: workspaces; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.workspaces (
    id text NOT NULL,
    name text NOT NULL,
    tier text NOT NULL,
    created_at text NOT NULL,
    CONSTRAINT workspaces_tier_check CHECK ((tier = ANY (ARRAY['free'::text, 'pro'::text])))
);


--
-- Data for Name: api_key_secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_key_secrets VALUES ('074cfb4aeececd8762296c0de721fc8f010f45197c5239be00fa91dc7f40c810', '01M8JQ5A5NZJDFSTE1NT5JJT2D', '2026-11-29T03:56:41.014Z', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES ('01M8JQ5A5NZJDFSTE1NT5JJT2D', '01M8JQ56JWKMK1P3VQPYFTVN7E', 'k', 'run,read', '2026-11-29T03:56:41.014Z', NULL, NULL, '2026-11-29T03:56:54.905Z');


--
-- Data for Name: audit_checkpoints; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_checkpoints VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 0, '127.0.0.1:45999/t/a565db2334b8958940c67c0e0d5ccb9c
0
47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=

— 127.0.0.1:45999/t/a565db2334b8958940c67c0e0d5ccb9c UbO43i+Uh0M1cFqv8Cruq6f8+sFA5IjCmmvF4dN7ffbYHZmPO/xR1ZlVU7QjZIuCeEfFEv30KN5mEUvchp9dAEP//gI=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 2, '127.0.0.1:45999/t/a565db2334b8958940c67c0e0d5ccb9c
2
7bCNG9X6mKN1WWv/OEWjhNu4zSM23J/vKx1uUyxzJDQ=

— 127.0.0.1:45999/t/a565db2334b8958940c67c0e0d5ccb9c UbO43vBra0L5S+14Kh9hJYHxFH0/dDKXkrasPlyTAdS9Ac9tq4WF9FRLFbA7GpPIJ1ty0zB0otYkmLSeSnumdoJglQU=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 3, '127.0.0.1:45999/t/a565db2334b8958940c67c0e0d5ccb9c
3
hrZo9vU3dtAN3D/Bp9fwpxzJLmkDjnhMovQ72x3xwUs=

— 127.0.0.1:45999/t/a565db2334b8958940c67c0e0d5ccb9c UbO43uNBikGJ28oTTekbCuQevM/SVbN36amX6CwWp0EYY8w11U5wws2cPWZL89xsOe4+w5rLdCouiBXNPuNOwu4DigU=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 5, '127.0.0.1:45999/t/a565db2334b8958940c67c0e0d5ccb9c
5
pmL0U7X9WAYgQ02fBJcC/bKnca9d96s4rBjefmLPKE8=

— 127.0.0.1:45999/t/a565db2334b8958940c67c0e0d5ccb9c UbO43sqDRbP7Bcjy4CB1p0q8zWIfm9Ov2MD9UYApbWavn3BhJ96DQY7gi7qb9dnAfO6W/7NiQO/4akJZw5tqSa+EAAM=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 6, '127.0.0.1:45999/t/a565db2334b8958940c67c0e0d5ccb9c
6
ReNPtl/4TufKCf9JYAh/aLOZAtgeH8GAcghN1xr7Ngc=

— 127.0.0.1:45999/t/a565db2334b8958940c67c0e0d5ccb9c UbO43of+uDQoLtSQBFuFO1YShDDITRulpSzQvADJu7BA4wncE3kZVb0qP5tE4UgrOygiQSCsIN2mkcQrK3W+o42tYA0=
');


--
-- Data for Name: audit_disclosures; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_disclosures VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 'subject.name', '01M8JQ56JWKMK1P3VQPYFTVN7E', 'w13XP9wIe2WyCUSOO8bBY5ecEBHvftllNrxthXvhDOc', '"Abdul Ghani Baradar"');
INSERT INTO public.audit_disclosures VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 'scorecard', '01M8JQ56JWKMK1P3VQPYFTVN7E', 'OBTO_KFd5bOIKDWkZigOCKfx6gnIep3kvah_G_5LL0k', '');
INSERT INTO public.audit_disclosures VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 'subject.name', '01M8JQ56JWKMK1P3VQPYFTVN7E', 'sVoSJ9DfxP0g_eOBmWNuna4dBikRpBb2EiUL2k0RxEY', '"Zyx Lumber Works"');
INSERT INTO public.audit_disclosures VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 'scorecard', '01M8JQ56JWKMK1P3VQPYFTVN7E', 'Ziv_wuyjXnZaa2uv91uEv3EPPCqJA0wfSPh-vVFrrUw', '');


--
-- Data for Name: audit_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 0, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'b27b4b507d532799c082d74f6d5352c8467aaa8c8d4c28de2e3a6d390cbb12c7', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.449Z","data":{"matcher":"5","resources":"fd6a97c67dafed0b","scorers":{"litigation":"2","officers":"3","risk":"3","sanctions":"3","upside":"2"}},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":0,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"run.opened","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 1, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'd69671dd9955bb53f1edd056b6cc6e32b740b54de245c5371b6605fbf66a9177', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.449Z","data":{"_sd":["Xmi9F0Gb6_tNPxJJxikFUb0z_eqXMFy1TnDVH6xA2sA"]},"prev":"b27b4b507d532799c082d74f6d5352c8467aaa8c8d4c28de2e3a6d390cbb12c7","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":1,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"input","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 2, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'b3f22cc6d5d57737ee1df5a9a6aab171d05393dfa42508afe59589f0f9b276df', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"courtlistener","status":"never_synced"},"prev":"d69671dd9955bb53f1edd056b6cc6e32b740b54de245c5371b6605fbf66a9177","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":2,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 3, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'abd6dc6655e34dc4c75ee9d3e4998cc05f1b3d5bf1179bde203205fb9a3958f9', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"eu-fsf","status":"never_synced"},"prev":"b3f22cc6d5d57737ee1df5a9a6aab171d05393dfa42508afe59589f0f9b276df","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":3,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 4, '01M8JQ56JWKMK1P3VQPYFTVN7E', '8ec5cfb48315084fa8c21885e0b9490bf2adcb590a5ad2701250ffab1e393ae6', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"gb-ch-basic","status":"never_synced"},"prev":"abd6dc6655e34dc4c75ee9d3e4998cc05f1b3d5bf1179bde203205fb9a3958f9","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":4,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 5, '01M8JQ56JWKMK1P3VQPYFTVN7E', '5debf9e4d8783fb0b8444fb3f7f6b64291e777956bf8849bdf5d761f79f9730f', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"gb-ch-psc","status":"never_synced"},"prev":"8ec5cfb48315084fa8c21885e0b9490bf2adcb590a5ad2701250ffab1e393ae6","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":5,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 6, '01M8JQ56JWKMK1P3VQPYFTVN7E', '626db605f63cd85b6b446402d528c770ad9e75cfaf6c6a282fee268c6f31ad28', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"gleif-lei","status":"never_synced"},"prev":"5debf9e4d8783fb0b8444fb3f7f6b64291e777956bf8849bdf5d761f79f9730f","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":6,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 7, '01M8JQ56JWKMK1P3VQPYFTVN7E', '9aeb520b12cb7da7b6c0c4d87158fd695b3d4b742758adc695c59dc6b64c874e', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"gleif-rr","status":"never_synced"},"prev":"626db605f63cd85b6b446402d528c770ad9e75cfaf6c6a282fee268c6f31ad28","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":7,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 8, '01M8JQ56JWKMK1P3VQPYFTVN7E', '57cdf551830ad97d082e8e8fbc7ccd547cc8cfd85386d2bc0689bd4428c5daa0', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"uk-fcdo","status":"never_synced"},"prev":"9aeb520b12cb7da7b6c0c4d87158fd695b3d4b742758adc695c59dc6b64c874e","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":8,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 9, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'd0197be4ae697c0db60dbb0603b96db70262c5ddb2df6dd50d65f28c2d3a1fd8', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"contentSha256":"67a73358c377f222fbd41f214b36ea84114f22686c62f5ecd256823821aca176","id":"un-sc","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","snapshot":"un-sc@67a73358c377","snapshotDate":"2026-11-01","status":"stale"},"prev":"57cdf551830ad97d082e8e8fbc7ccd547cc8cfd85386d2bc0689bd4428c5daa0","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":9,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 10, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'b3085ce5e9ec992145ed8e8109762d4b417346af73d85244d359ddecec362164', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"us-csl","status":"never_synced"},"prev":"d0197be4ae697c0db60dbb0603b96db70262c5ddb2df6dd50d65f28c2d3a1fd8","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":10,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 11, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'c62d8152964ebb1c1ef40ad6270302edd623f31cc3712fff3252d7cac086b58a', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"us-ofac-cons","status":"never_synced"},"prev":"b3085ce5e9ec992145ed8e8109762d4b417346af73d85244d359ddecec362164","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":11,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 12, '01M8JQ56JWKMK1P3VQPYFTVN7E', '96df9a223f363bc681f62c774105f55393efe6518dcd4043368473fa4ee72e37', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"us-ofac-sdn","status":"never_synced"},"prev":"c62d8152964ebb1c1ef40ad6270302edd623f31cc3712fff3252d7cac086b58a","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":12,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 13, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'e79911633b14a49fb611ff87c891ab7284ca3b227e202919e87fb1840e93a6cc', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"us-sbir","status":"never_synced"},"prev":"96df9a223f363bc681f62c774105f55393efe6518dcd4043368473fa4ee72e37","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":13,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 14, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'baafcd403b87d9c1356562cfa8dbdd7f0229f97be06ff10a688396fc4d3f0137', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"us-sec-formd","status":"never_synced"},"prev":"e79911633b14a49fb611ff87c891ab7284ca3b227e202919e87fb1840e93a6cc","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":14,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 15, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'a99d8bbdfe36bd2783041623f60464c6d3212c24b342ab9a3f986e55b7d166f9', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"us-sec-litigation","status":"never_synced"},"prev":"baafcd403b87d9c1356562cfa8dbdd7f0229f97be06ff10a688396fc4d3f0137","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":15,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 16, '01M8JQ56JWKMK1P3VQPYFTVN7E', '29f93c63d7c73d8f79381f92d50b402550ef29653470d0f51ba11f4d2db310ce', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"id":"us-sec-tickers","status":"never_synced"},"prev":"a99d8bbdfe36bd2783041623f60464c6d3212c24b342ab9a3f986e55b7d166f9","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":16,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 17, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'c76b1153db77e73314c0188e4dbb7d9cb82c463db9e2e9ef7915c77775d7f531', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"findings":[],"name":"litigation","version":"2"},"prev":"29f93c63d7c73d8f79381f92d50b402550ef29653470d0f51ba11f4d2db310ce","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":17,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 18, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'd3959a6278b24264c75478c9dbd72af44b732480b5e1edef82d4b65d5a976e0a', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"findings":[],"name":"officers","version":"3"},"prev":"c76b1153db77e73314c0188e4dbb7d9cb82c463db9e2e9ef7915c77775d7f531","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":18,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 19, '01M8JQ56JWKMK1P3VQPYFTVN7E', '971a23b9f774c3ff5d825e53e4bb5707224117d533720b6c78a1409f781ba834', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"findings":[],"name":"risk","version":"3"},"prev":"d3959a6278b24264c75478c9dbd72af44b732480b5e1edef82d4b65d5a976e0a","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":19,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 20, '01M8JQ56JWKMK1P3VQPYFTVN7E', '8780cab3bfe128f481e47eac47603bb2ac6e61aa565b67f0f87eefa61f1ec7b9', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"findings":[{"citations":[{"id":"TAi.024","recordHash":"786895504b8875ed3d7850d964e82a8a47d9dc7d7b0f80ae870256fce79b4ae3","snapshot":"un-sc@67a73358c377","source":"un-sc"}],"id":"sanctions:sanctions-alert:un-sc:TAi.024","kind":"sanctions-alert","points":30,"severity":"medium"}],"name":"sanctions","version":"3"},"prev":"971a23b9f774c3ff5d825e53e4bb5707224117d533720b6c78a1409f781ba834","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":20,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 21, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'ae5d64994ba8a38aa4554fe01f0b30d1e1107cbd5de0a616dc4cfc2b801a7db8', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"findings":[],"name":"upside","version":"2"},"prev":"8780cab3bfe128f481e47eac47603bb2ac6e61aa565b67f0f87eefa61f1ec7b9","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":21,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 22, '01M8JQ56JWKMK1P3VQPYFTVN7E', '1272b2cdb2f5b0e895df89626cee436185df249fdceff24d0675efc6fa634600', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:56:59.790Z","data":{"_sd":["LJehAHAHTAcj5VW2lNPiJviQYztmLrUsbi-DuBNi4_A"],"confidence":"low","matcher":"5","resources":"fd6a97c67dafed0b","risk":30,"upside":0,"verdict":"enhanced_diligence"},"prev":"ae5d64994ba8a38aa4554fe01f0b30d1e1107cbd5de0a616dc4cfc2b801a7db8","run":"01M8JQ5W5YZXKZ4JYDTFJ3T9XA","seq":22,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"scorecard.sealed","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 0, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'bb4445475ed44e43b1af6994f3771982295480e5330b0057c4a2cba4fcc7d3a3', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.178Z","data":{"matcher":"5","resources":"fd6a97c67dafed0b","scorers":{"litigation":"2","officers":"3","risk":"3","sanctions":"3","upside":"2"}},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":0,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"run.opened","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 1, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'c690fd012fd9ab7ce7f63133bf5127fdb8990bbb15f9ebd25331134903095c63', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.178Z","data":{"_sd":["EA9fRra4xf4Gzjnx-NZVIvO33_TndYYvqkJwyHDGrMo"]},"prev":"bb4445475ed44e43b1af6994f3771982295480e5330b0057c4a2cba4fcc7d3a3","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":1,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"input","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 2, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'f2d9fdca2f0b0864a34c2b3231e6b7d400dd2ebdf4d6bc13dcfb80792a3a4d2e', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"courtlistener","status":"never_synced"},"prev":"c690fd012fd9ab7ce7f63133bf5127fdb8990bbb15f9ebd25331134903095c63","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":2,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 3, '01M8JQ56JWKMK1P3VQPYFTVN7E', '36a2042aa1d926e8cefa9c26fc2e55d3fb04372e2338b17d8ce8d52a0f5583ba', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"eu-fsf","status":"never_synced"},"prev":"f2d9fdca2f0b0864a34c2b3231e6b7d400dd2ebdf4d6bc13dcfb80792a3a4d2e","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":3,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 4, '01M8JQ56JWKMK1P3VQPYFTVN7E', '4ada1741176ce80e30ddd431359ae4eaf0658c925e70350c2fcbae4b090edef4', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"gb-ch-basic","status":"never_synced"},"prev":"36a2042aa1d926e8cefa9c26fc2e55d3fb04372e2338b17d8ce8d52a0f5583ba","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":4,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 5, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'a5a1e2b8a7c5605189e1fc25cd6fdd52e6ef684fc2aecf546a2ec1e1c3ee755a', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"gb-ch-psc","status":"never_synced"},"prev":"4ada1741176ce80e30ddd431359ae4eaf0658c925e70350c2fcbae4b090edef4","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":5,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 6, '01M8JQ56JWKMK1P3VQPYFTVN7E', '4c5802160100441223017f9b889afd45ddfe9b2e0dd18f9324942cd04af2aa5d', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"gleif-lei","status":"never_synced"},"prev":"a5a1e2b8a7c5605189e1fc25cd6fdd52e6ef684fc2aecf546a2ec1e1c3ee755a","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":6,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 7, '01M8JQ56JWKMK1P3VQPYFTVN7E', '910e31b732c99dca9cf6416cf181a1b1e7f59ff26d7f0cdb509344e32e03adae', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"gleif-rr","status":"never_synced"},"prev":"4c5802160100441223017f9b889afd45ddfe9b2e0dd18f9324942cd04af2aa5d","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":7,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 8, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'c0b7623d4f042b7c9f07461055ed8419b535da7e6198f22a34113a3f1fbb1277', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"uk-fcdo","status":"never_synced"},"prev":"910e31b732c99dca9cf6416cf181a1b1e7f59ff26d7f0cdb509344e32e03adae","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":8,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 9, '01M8JQ56JWKMK1P3VQPYFTVN7E', '143c59899284e0bdd27cdb4b1c69e8e5cee67fe63fe169d915343d843ef6492b', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"contentSha256":"67a73358c377f222fbd41f214b36ea84114f22686c62f5ecd256823821aca176","id":"un-sc","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","snapshot":"un-sc@67a73358c377","snapshotDate":"2026-11-01","status":"stale"},"prev":"c0b7623d4f042b7c9f07461055ed8419b535da7e6198f22a34113a3f1fbb1277","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":9,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 10, '01M8JQ56JWKMK1P3VQPYFTVN7E', '3c518d3e32b5be0a87b835c9bcdccda80ce7f0e3a3050eab07c6be5a7e011aea', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"us-csl","status":"never_synced"},"prev":"143c59899284e0bdd27cdb4b1c69e8e5cee67fe63fe169d915343d843ef6492b","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":10,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 11, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'df117411977e8183598a78eb24692622f1455dd8916e5b58398b9bad6541e672', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"us-ofac-cons","status":"never_synced"},"prev":"3c518d3e32b5be0a87b835c9bcdccda80ce7f0e3a3050eab07c6be5a7e011aea","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":11,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 12, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'e708137344302cb2fab0ba9478e50a6da77df399e8955d0027efbd68f809fef1', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"us-ofac-sdn","status":"never_synced"},"prev":"df117411977e8183598a78eb24692622f1455dd8916e5b58398b9bad6541e672","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":12,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 13, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'fe4f0b60cc8eca2459a3b61e1fd3615bc0e232a03fed828015322b22d42c5183', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"us-sbir","status":"never_synced"},"prev":"e708137344302cb2fab0ba9478e50a6da77df399e8955d0027efbd68f809fef1","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":13,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 14, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'c36615cdd025b52adc0bdcff9b17b71e476c045a52838b49c0cb4e50edcca2d3', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"us-sec-formd","status":"never_synced"},"prev":"fe4f0b60cc8eca2459a3b61e1fd3615bc0e232a03fed828015322b22d42c5183","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":14,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 15, '01M8JQ56JWKMK1P3VQPYFTVN7E', '19fee267a23e55537107766d8ab34c7d85c283d8439a8cc6f1c01e1143335d72', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"us-sec-litigation","status":"never_synced"},"prev":"c36615cdd025b52adc0bdcff9b17b71e476c045a52838b49c0cb4e50edcca2d3","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":15,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 16, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'b4baec108fde8f9812b5ff6481b81482ee1e97492bd317f2b2a5bfa9e3c749c3', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"id":"us-sec-tickers","status":"never_synced"},"prev":"19fee267a23e55537107766d8ab34c7d85c283d8439a8cc6f1c01e1143335d72","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":16,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 17, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'fa1d2a6f9b1ffe9cfd07b592c0d093a8983ca43af0f9186657e72567cb3f4e7e', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"findings":[],"name":"litigation","version":"2"},"prev":"b4baec108fde8f9812b5ff6481b81482ee1e97492bd317f2b2a5bfa9e3c749c3","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":17,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 18, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'c8c982e6164eb4a32ac8ac7f05024b19137fa2b37b91092c4b0ef8cabb62ff51', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"findings":[],"name":"officers","version":"3"},"prev":"fa1d2a6f9b1ffe9cfd07b592c0d093a8983ca43af0f9186657e72567cb3f4e7e","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":18,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 19, '01M8JQ56JWKMK1P3VQPYFTVN7E', '5bd835a1cd4d70f6b11d1654fd9c6f4469de9e91ba433977e1d495f122f0cf56', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"findings":[],"name":"risk","version":"3"},"prev":"c8c982e6164eb4a32ac8ac7f05024b19137fa2b37b91092c4b0ef8cabb62ff51","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":19,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 20, '01M8JQ56JWKMK1P3VQPYFTVN7E', '3fe87ad9a2bc3c5ef54aa760a37a454e77a54c958174355e81757418553af6fb', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"findings":[],"name":"sanctions","version":"3"},"prev":"5bd835a1cd4d70f6b11d1654fd9c6f4469de9e91ba433977e1d495f122f0cf56","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":20,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 21, '01M8JQ56JWKMK1P3VQPYFTVN7E', '5f8a14854faf9ec72f2670482ea8ae682a364d482584d9d8d2fb7d2f58f98335', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"findings":[],"name":"upside","version":"2"},"prev":"3fe87ad9a2bc3c5ef54aa760a37a454e77a54c958174355e81757418553af6fb","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":21,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', 22, '01M8JQ56JWKMK1P3VQPYFTVN7E', '0d345752ed1cf2749f0af7f2033f803ddbf951668db18e598255277413a98f0b', '{"actor":"01M8JQ5A5NZJDFSTE1NT5JJT2D","at":"2026-11-29T03:57:00.363Z","data":{"_sd":["Dh3sSEYpxLXYW5sPG_lggLvlI4itn8qhPHCzNH7lHX8"],"confidence":"low","matcher":"5","resources":"fd6a97c67dafed0b","risk":0,"upside":0,"verdict":"insufficient_data"},"prev":"5f8a14854faf9ec72f2670482ea8ae682a364d482584d9d8d2fb7d2f58f98335","run":"01M8JQ5WWXQ9NMDMZKN36PRENW","seq":22,"tenant":"a565db2334b8958940c67c0e0d5ccb9c","type":"scorecard.sealed","v":1}');


--
-- Data for Name: audit_logs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_logs VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'a565db2334b8958940c67c0e0d5ccb9c', '127.0.0.1:45999/t/a565db2334b8958940c67c0e0d5ccb9c');


--
-- Data for Name: audit_subtrees; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_subtrees VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 0, 0, 'b27b4b507d532799c082d74f6d5352c8467aaa8c8d4c28de2e3a6d390cbb12c7');
INSERT INTO public.audit_subtrees VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 0, 1, 'd69671dd9955bb53f1edd056b6cc6e32b740b54de245c5371b6605fbf66a9177');
INSERT INTO public.audit_subtrees VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 1, 0, 'edb08d1bd5fa98a375596bff3845a384dbb8cd2336dc9fef2b1d6e532c732434');
INSERT INTO public.audit_subtrees VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 0, 2, '1272b2cdb2f5b0e895df89626cee436185df249fdceff24d0675efc6fa634600');
INSERT INTO public.audit_subtrees VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 0, 3, 'bb4445475ed44e43b1af6994f3771982295480e5330b0057c4a2cba4fcc7d3a3');
INSERT INTO public.audit_subtrees VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 1, 1, '0b00da41bd3899bedb803a2c7b351a2236fcf19398a2c6084da290ebbeeaa736');
INSERT INTO public.audit_subtrees VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 2, 0, 'b729b4e714584e4e90a5c01c5514f4e5990d1c838ba0c83821bb8c6979960740');
INSERT INTO public.audit_subtrees VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 0, 4, 'c690fd012fd9ab7ce7f63133bf5127fdb8990bbb15f9ebd25331134903095c63');
INSERT INTO public.audit_subtrees VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 0, 5, '0d345752ed1cf2749f0af7f2033f803ddbf951668db18e598255277413a98f0b');
INSERT INTO public.audit_subtrees VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 1, 2, 'e172470057e1de3eec6276177deccb8ab9d440b66872d519af5bcdee4b9650c4');


--
-- Data for Name: category_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.category_changes VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 1, '01M8JQ56JWKMK1P3VQPYFTVN7E', '2026-11-29T03:56:54.928Z', 'b2b_saas_smb');


--
-- Data for Name: citation_checks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: credentials; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_1a9ecf5e', '01M8JQ56JWKMK1P3VQPYFTVN7E', 1, 'market', 'named_prospect', '{"contact_role":"practice manager","contact_status":"contacted","organization":"Birch Dental","organization_url":"http://birchdental.com.localhost:37689"}', '2026-11-29T03:56:55.310Z', NULL, '[{"url":"http://birchdental.com.localhost:37689","class":"ok","status":200}]', NULL, '', '[{"url":"http://birchdental.com.localhost:37689","at":"2026-11-29T03:56:55.555Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_56b9c8c0', '01M8JQ56JWKMK1P3VQPYFTVN7E', 2, 'market', 'named_prospect', '{"contact_role":"practice manager","contact_status":"contacted","organization":"Harbour Smiles","organization_url":"http://harboursmiles.co.uk.localhost:37689"}', '2026-11-29T03:56:55.753Z', NULL, '[{"url":"http://harboursmiles.co.uk.localhost:37689","class":"ok","status":200}]', NULL, '', '[{"url":"http://harboursmiles.co.uk.localhost:37689","at":"2026-11-29T03:56:55.982Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_6ea3d879', '01M8JQ56JWKMK1P3VQPYFTVN7E', 3, 'market', 'named_prospect', '{"contact_role":"practice manager","contact_status":"contacted","organization":"Oak Lane","organization_url":"http://oaklanedental.co.uk.localhost:37689"}', '2026-11-29T03:56:56.197Z', NULL, '[{"url":"http://oaklanedental.co.uk.localhost:37689","class":"ok","status":200}]', NULL, '', '[{"url":"http://oaklanedental.co.uk.localhost:37689","at":"2026-11-29T03:56:56.282Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_58682a13', '01M8JQ56JWKMK1P3VQPYFTVN7E', 4, 'problem', 'user_quote', '{"source_date":"2026-07-01","source_url":"http://www.chairside-forum.co.uk.localhost:37689/t/balances/881","speaker_role":"practice manager, 4-chair practice","verbatim":"We spend about 6 hours a week ringing patients about balances they forgot."}', '2026-11-29T03:56:55.226Z', 151, '[{"url":"http://www.chairside-forum.co.uk.localhost:37689/t/balances/881","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.chairside-forum.co.uk.localhost:37689/t/balances/881","at":"2026-11-29T03:56:55.500Z","status":200,"sha256":"2bc235e8f8f69b04c06fcdf9638c82db79cdf95d8912827fbce7b7a51db579bd","fingerprint":"s:525017398f14dfcdacfc3d8af6ce97ea","passage":"We spend about 6 hours a week ringing patients about balances they forgot","context":"We spend about 6 hours a week ringing patients about balances they forgot .","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_a5c4ce82', '01M8JQ56JWKMK1P3VQPYFTVN7E', 5, 'problem', 'counterfactual_quote', '{"explanation":"Prepaid practices collect before treatment, so aged debt never appears.","source_date":"2026-03-10","source_url":"http://www.dentalpracticeweekly.co.uk.localhost:37689/2026/03/prepay","speaker_role":"principal dentist","verbatim":"All of our patients pay by card before the treatment so we carry no debt."}', '2026-11-29T03:56:55.247Z', 264, '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:37689/2026/03/prepay","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:37689/2026/03/prepay","at":"2026-11-29T03:56:55.530Z","status":200,"sha256":"cc2542767e95195c5c275ceda1e61730fa4f3f5abba2393e1bc8adc86f9debfa","fingerprint":"s:ac14caa2b16435491ec5e24163ba8a87","passage":"All of our patients pay by card before the treatment so we carry no debt","context":"All of our patients pay by card before the treatment so we carry no debt .","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_e6be9856', '01M8JQ56JWKMK1P3VQPYFTVN7E', 6, 'market', 'acv_estimate', '{"amount":1500,"comparables":[{"annual_price":1100,"name":"Duechaser","source_url":"http://www.duechaser.com.localhost:37689/pricing"},{"annual_price":2400,"name":"Chairsoft","source_url":"http://chairsoft.com.localhost:37689/pricing"}],"currency":"GBP","period":"year"}', '2026-11-29T03:56:56.482Z', NULL, '[{"url":"http://www.duechaser.com.localhost:37689/pricing","class":"ok","status":200},{"url":"http://chairsoft.com.localhost:37689/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.duechaser.com.localhost:37689/pricing","at":"2026-11-29T03:56:57.221Z","status":200,"sha256":"34ba52ea752bdb9391c6a31398a16ef0b4c4b555950abd43b63f09a70a0ab689","fingerprint":"s:ed2761fea4c64dbc712748520efd79ea","passage":"Duechaser","outcome":"found"},{"url":"http://chairsoft.com.localhost:37689/pricing","at":"2026-11-29T03:56:57.222Z","status":200,"sha256":"bcffc21c796b55868d91f63cbea72023e4c2ef438a92913a0ad72b8bd63381bb","fingerprint":"s:17383523f2bb81a209fade68186c9f0e","passage":"Chairsoft","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_b5dd9e5c', '01M8JQ56JWKMK1P3VQPYFTVN7E', 7, 'market', 'icp_definition', '{"buyer_role":"practice manager","company_size":"10-50 staff","count_source_url":"http://www.dentalregister.org.uk.localhost:37689/data","excludes":"NHS-only practices and corporate chains","geography":"United Kingdom","reachable_accounts":4200,"segment":"UK dental practices with 3 to 10 chairs","trigger_event":"Monthly aged-debt review shows patient balances over 60 days","user_role":"receptionist"}', '2026-11-29T03:56:55.346Z', NULL, '[{"url":"http://www.dentalregister.org.uk.localhost:37689/data","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalregister.org.uk.localhost:37689/data","at":"2026-11-29T03:56:55.557Z","status":200,"sha256":"70b13791634d7e20cd2b1ffa77af5c8871710cc13663d494d9676df619d5dddb","fingerprint":"s:f4eb35f2426b09f10fd0745b5cd63345","passage":"UK dental practices with 3 to 10 chairs practice manager 4200","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_6ae4d8d5', '01M8JQ56JWKMK1P3VQPYFTVN7E', 8, 'problem', 'user_quote', '{"source_date":"2026-07-01","source_url":"http://www.reddit.com.localhost:37689/r/Dentistry/comments/d1e2f3/billing/","speaker_role":"dental practice manager","verbatim":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand."}', '2026-11-29T03:56:57.311Z', 151, '[{"url":"http://www.reddit.com.localhost:37689/r/Dentistry/comments/d1e2f3/billing/","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.reddit.com.localhost:37689/r/Dentistry/comments/d1e2f3/billing/","at":"2026-11-29T03:56:57.349Z","status":200,"sha256":"cc0c838782363d676bf6ab539951959014981ae05d0d7d46d81acf906b58de40","fingerprint":"s:87df03d5bad3fbe8637642e651c95394","passage":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand","context":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand .","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_d33f70d7', '01M8JQ56JWKMK1P3VQPYFTVN7E', 9, 'solutions', 'named_competitor', '{"category":"direct","name":"Duechaser","url":"http://www.duechaser.com.localhost:37689"}', '2026-11-29T03:56:57.338Z', NULL, '[{"url":"http://www.duechaser.com.localhost:37689","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.duechaser.com.localhost:37689","at":"2026-11-29T03:56:57.372Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_0d20f007', '01M8JQ56JWKMK1P3VQPYFTVN7E', 11, 'solutions', 'named_competitor', '{"category":"indirect","name":"Chairsoft","url":"http://chairsoft.com.localhost:37689"}', '2026-11-29T03:56:57.463Z', NULL, '[{"url":"http://chairsoft.com.localhost:37689","class":"ok","status":200}]', NULL, '', '[{"url":"http://chairsoft.com.localhost:37689","at":"2026-11-29T03:56:57.469Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_eb198041', '01M8JQ56JWKMK1P3VQPYFTVN7E', 10, 'solutions', 'dissatisfaction_quote', '{"competitor":"Chairsoft","source_date":"2026-04-01","source_url":"http://www.g2.com.localhost:37689/products/chairsoft/reviews/1","speaker_role":"practice manager","verbatim":"Chairsoft shows the debt but nobody chases it, we still do it by hand."}', '2026-11-29T03:56:57.347Z', 242, '[{"url":"http://www.g2.com.localhost:37689/products/chairsoft/reviews/1","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.g2.com.localhost:37689/products/chairsoft/reviews/1","at":"2026-11-29T03:56:57.377Z","status":200,"sha256":"3c08755c9861bcab8c2864075d0fa53aa804eae318217831bb5b9c9fdc6f73aa","fingerprint":"s:687004103a821136251523c6997d30ce","passage":"Chairsoft shows the debt but nobody chases it, we still do it by hand","context":"Chairsoft shows the debt but nobody chases it, we still do it by hand .","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_03964243', '01M8JQ56JWKMK1P3VQPYFTVN7E', 15, 'solutions', 'dissatisfaction_quote', '{"competitor":"Duechaser","source_date":"2026-04-01","source_url":"http://www.capterra.com.localhost:37689/p/1/Duechaser/reviews/2","speaker_role":"owner","verbatim":"Duechaser is built for invoices between companies, patients find it rude."}', '2026-11-29T03:56:57.474Z', 242, '[{"url":"http://www.capterra.com.localhost:37689/p/1/Duechaser/reviews/2","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.capterra.com.localhost:37689/p/1/Duechaser/reviews/2","at":"2026-11-29T03:56:57.512Z","status":200,"sha256":"8e76ca16a89237145d1433310684cfd30f69799ef26c3e45b04f734c925981b3","fingerprint":"s:9463c62d6611975239f1a997775cfff5","passage":"Duechaser is built for invoices between companies, patients find it rude","context":"Duechaser is built for invoices between companies, patients find it rude .","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_8d14ec0c', '01M8JQ56JWKMK1P3VQPYFTVN7E', 19, 'solutions', 'pricing_row', '{"competitor":"Chairsoft","currency":"GBP","observed_date":"2026-08-01","period":"month","plan":"Standard","price":200,"source_url":"http://chairsoft.com.localhost:37689/pricing"}', '2026-11-29T03:56:57.544Z', 120, '[{"url":"http://chairsoft.com.localhost:37689/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://chairsoft.com.localhost:37689/pricing","at":"2026-11-29T03:56:57.566Z","status":200,"sha256":"bcffc21c796b55868d91f63cbea72023e4c2ef438a92913a0ad72b8bd63381bb","fingerprint":"s:17383523f2bb81a209fade68186c9f0e","passage":"Chairsoft","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_7a0080aa', '01M8JQ56JWKMK1P3VQPYFTVN7E', 25, 'distribution', 'founder_channel_fit', '{"claim":"Ran the practice-management column in the digest for two years, 41 issues.","evidence_url":"http://www.dentalmanagers-forum.co.uk.localhost:37689/columns/pm"}', '2026-11-29T03:56:57.738Z', NULL, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:37689/columns/pm","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:37689/columns/pm","at":"2026-11-29T03:56:57.891Z","status":200,"sha256":"c6b0fa967bb5a6701e43b4d0f6be3400fc23d30d5b7ec30f7eaa53e9dbc24763","fingerprint":"s:49fe48a37e81b66fee826294120b8557","passage":"Ran the practice-management column in the digest for two years, 41 issues","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_ecf940b0', '01M8JQ56JWKMK1P3VQPYFTVN7E', 29, 'economics', 'gross_margin', '{"basis":"benchmark","percent":75,"source_url":"http://www.softwaremargins.org.localhost:37689/gm"}', '2026-11-29T03:56:57.951Z', NULL, '[{"url":"http://www.softwaremargins.org.localhost:37689/gm","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.softwaremargins.org.localhost:37689/gm","at":"2026-11-29T03:56:58.027Z","status":200,"sha256":"f369cb89fc627e668987007d121ed1eacdc01db9e28f8bb26f358b7d8c4f08ac","fingerprint":"s:f369cb89fc627e668987007d121ed1ea","passage":"75","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_df7ab6a2', '01M8JQ56JWKMK1P3VQPYFTVN7E', 12, 'problem', 'user_quote', '{"source_date":"2026-07-01","source_url":"http://www.dentalmanagers-forum.co.uk.localhost:37689/topic/9911","speaker_role":"receptionist","verbatim":"Chasing small balances is the worst part of my month and I put it off."}', '2026-11-29T03:56:57.451Z', 151, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:37689/topic/9911","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:37689/topic/9911","at":"2026-11-29T03:56:57.474Z","status":200,"sha256":"f9199a07c8f1c5da7269a0225cc20abe2415383086707c4279299a1665f2b704","fingerprint":"s:cebaf6a4efae8b264d34048bd99c6b86","passage":"Chasing small balances is the worst part of my month and I put it off","context":"Chasing small balances is the worst part of my month and I put it off .\n\nReceptionist with a spreadsheet","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_117815af', '01M8JQ56JWKMK1P3VQPYFTVN7E', 16, 'wedge', 'wedge_statement', '{"metric":{"baseline":6,"name":"hours spent chasing per week","target":1,"unit":"hours"},"statement":"For UK dental practices: patient balance reminders that a practice manager sets once, instead of a receptionist chasing by hand each week."}', '2026-11-29T03:56:57.512Z', NULL, '[]', NULL, '', '[]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_26b77e03', '01M8JQ56JWKMK1P3VQPYFTVN7E', 20, 'wedge', 'anti_wedge', '{"competitor":"Chairsoft","reason":"Chairsoft earns card-terminal fees through a partner whose contract bars patient pay-by-link.","reason_type":"channel_conflict"}', '2026-11-29T03:56:57.560Z', NULL, '[]', NULL, '', '[]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_1310b61d', '01M8JQ56JWKMK1P3VQPYFTVN7E', 23, 'solutions', 'pricing_row', '{"competitor":"Ledgerine","currency":"GBP","observed_date":"2026-08-01","period":"month","plan":"Standard","price":29,"source_url":"http://www.ledgerine.com.localhost:37689/pricing"}', '2026-11-29T03:56:57.594Z', 120, '[{"url":"http://www.ledgerine.com.localhost:37689/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.ledgerine.com.localhost:37689/pricing","at":"2026-11-29T03:56:57.624Z","status":200,"sha256":"a610c92fdcb1d3dcb23d386ace6eda590c5dc5c29c077a90d9c5c7a6010b7542","fingerprint":"s:d289a3320c18490bb430651a6f30a904","passage":"Ledgerine","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_1b3a499a', '01M8JQ56JWKMK1P3VQPYFTVN7E', 26, 'economics', 'cac', '{"amount":400,"basis":"benchmark","currency":"GBP","source_url":"http://www.dentalpracticeweekly.co.uk.localhost:37689/2025/10/cac"}', '2026-11-29T03:56:57.822Z', NULL, '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:37689/2025/10/cac","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:37689/2025/10/cac","at":"2026-11-29T03:56:57.917Z","status":200,"sha256":"55a34e50046206b7e9f375ff4a11500500fe415a75f2cea3edb2a37a96489c63","fingerprint":"s:c8142256b856e17796a7d6aea7ea6f7c","passage":"400 GBP","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_96dd465b', '01M8JQ56JWKMK1P3VQPYFTVN7E', 30, 'economics', 'breakeven_customers', '{"basis":"assumption","currency":"GBP","customers":130,"fixed_costs_monthly":12000}', '2026-11-29T03:56:58.001Z', NULL, '[]', NULL, '', '[]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_c2bda314', '01M8JQ56JWKMK1P3VQPYFTVN7E', 13, 'solutions', 'named_competitor', '{"category":"indirect","name":"Molaris","url":"http://molaris-dental.com.localhost:37689"}', '2026-11-29T03:56:57.487Z', NULL, '[{"url":"http://molaris-dental.com.localhost:37689","class":"ok","status":200}]', NULL, '', '[{"url":"http://molaris-dental.com.localhost:37689","at":"2026-11-29T03:56:57.513Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_1d7f62dc', '01M8JQ56JWKMK1P3VQPYFTVN7E', 17, 'solutions', 'named_competitor', '{"category":"indirect","name":"Ledgerine","url":"http://www.ledgerine.com.localhost:37689"}', '2026-11-29T03:56:57.528Z', NULL, '[{"url":"http://www.ledgerine.com.localhost:37689","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.ledgerine.com.localhost:37689","at":"2026-11-29T03:56:57.546Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_3b225cb6', '01M8JQ56JWKMK1P3VQPYFTVN7E', 22, 'wedge', 'replication_estimate', '{"basis":"engineering_estimate","months":6,"rationale":"Two practice-system integrations at about three months each for a small team."}', '2026-11-29T03:56:57.587Z', NULL, '[]', NULL, '', '[]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_f5018920', '01M8JQ56JWKMK1P3VQPYFTVN7E', 28, 'economics', 'ltv', '{"amount":3125,"arpa_monthly":125,"basis":"assumption","churn_monthly":0.03,"currency":"GBP"}', '2026-11-29T03:56:57.869Z', NULL, '[]', NULL, '', '[]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_d3bba4f1', '01M8JQ56JWKMK1P3VQPYFTVN7E', 31, 'founder', 'unfair_advantage', '{"claim":"Knows 60 practice managers personally from the column and two study groups.","type":"customer_relationships"}', '2026-11-29T03:56:58.065Z', NULL, '[]', NULL, '', '[]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_8ad8ae93', '01M8JQ56JWKMK1P3VQPYFTVN7E', 14, 'solutions', 'pricing_row', '{"competitor":"Duechaser","currency":"GBP","observed_date":"2026-08-01","period":"month","plan":"Standard","price":90,"source_url":"http://www.duechaser.com.localhost:37689/pricing"}', '2026-11-29T03:56:57.426Z', 120, '[{"url":"http://www.duechaser.com.localhost:37689/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.duechaser.com.localhost:37689/pricing","at":"2026-11-29T03:56:57.450Z","status":200,"sha256":"34ba52ea752bdb9391c6a31398a16ef0b4c4b555950abd43b63f09a70a0ab689","fingerprint":"s:ed2761fea4c64dbc712748520efd79ea","passage":"Duechaser","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_aa85d7a9', '01M8JQ56JWKMK1P3VQPYFTVN7E', 18, 'solutions', 'dissatisfaction_quote', '{"competitor":"Molaris","source_date":"2026-04-01","source_url":"http://www.dentalmanagers-forum.co.uk.localhost:37689/topic/7712","speaker_role":"receptionist","verbatim":"The recall module in Molaris takes us 3 hours a week to run properly."}', '2026-11-29T03:56:57.552Z', 242, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:37689/topic/7712","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:37689/topic/7712","at":"2026-11-29T03:56:57.562Z","status":200,"sha256":"d3892722eadd6a4ae617c28d5c3a2178b26889d10d2dc678f601399af6932834","fingerprint":"s:6f6e92e8efe34411a2c8abe60c6d5bee","passage":"The recall module in Molaris takes us 3 hours a week to run properly","context":"The recall module in Molaris takes us 3 hours a week to run properly .","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_a1c66737', '01M8JQ56JWKMK1P3VQPYFTVN7E', 21, 'solutions', 'named_competitor', '{"category":"status_quo","name":"Receptionist with a spreadsheet","url":"http://www.dentalmanagers-forum.co.uk.localhost:37689/topic/9911"}', '2026-11-29T03:56:57.565Z', NULL, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:37689/topic/9911","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:37689/topic/9911","at":"2026-11-29T03:56:57.581Z","status":200,"sha256":"f9199a07c8f1c5da7269a0225cc20abe2415383086707c4279299a1665f2b704","fingerprint":"s:cebaf6a4efae8b264d34048bd99c6b86","passage":"Receptionist with a spreadsheet","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_ebd1803c', '01M8JQ56JWKMK1P3VQPYFTVN7E', 24, 'distribution', 'channel_choice', '{"channel":"community","conversion_rate":0.01,"reachable_per_month":300,"specific_target":"Dental Managers Forum and its weekly digest","target_url":"http://www.dentalmanagers-forum.co.uk.localhost:37689"}', '2026-11-29T03:56:57.601Z', NULL, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:37689","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:37689","at":"2026-11-29T03:56:57.654Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_12dc13a9', '01M8JQ56JWKMK1P3VQPYFTVN7E', 27, 'distribution', 'cac_benchmark', '{"amount":420,"channel":"community","comparable_company":"Chairsoft reseller","currency":"GBP","source_date":"2025-10-01","source_url":"http://www.dentalpracticeweekly.co.uk.localhost:37689/2025/10/cac"}', '2026-11-29T03:56:57.693Z', 424, '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:37689/2025/10/cac","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:37689/2025/10/cac","at":"2026-11-29T03:56:57.837Z","status":200,"sha256":"55a34e50046206b7e9f375ff4a11500500fe415a75f2cea3edb2a37a96489c63","fingerprint":"s:c8142256b856e17796a7d6aea7ea6f7c","passage":"Chairsoft reseller community 420 GBP","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_4333bb63', '01M8JQ56JWKMK1P3VQPYFTVN7E', 32, 'founder', 'domain_years', '{"domain":"dental practice operations","evidence_url":"http://www.linkedin.com.localhost:37689/in/practice-founder","role":"practice manager","years":4}', '2026-11-29T03:56:58.035Z', NULL, '[{"url":"http://www.linkedin.com.localhost:37689/in/practice-founder","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.linkedin.com.localhost:37689/in/practice-founder","at":"2026-11-29T03:56:58.117Z","status":200,"sha256":"b0543b4d1692550eeb35ec6e6cb700fddbf120f4e5a3b7c6a0b99e2128f63d50","fingerprint":"s:1f009cdda0ea51b948de09797ad6a437","passage":"practice manager, dental practice operations","outcome":"found"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);
INSERT INTO public.entries VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'e_30d11d37', '01M8JQ56JWKMK1P3VQPYFTVN7E', 33, 'founder', 'shipped_artifact', '{"adoption":{"unit":"users","value":40},"artifact_url":"http://recallcalc.uk.localhost:37689","relation":"same_customer","title":"Recall calculator"}', '2026-11-29T03:56:58.137Z', NULL, '[{"url":"http://recallcalc.uk.localhost:37689","class":"ok","status":200}]', NULL, '', '[{"url":"http://recallcalc.uk.localhost:37689","at":"2026-11-29T03:56:58.252Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JQ5A5NZJDFSTE1NT5JJT2D', NULL);


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '2488996e-6899-4b92-9b6f-406f7bea514b', '02a60357dab679e530aa230d5052ed482d3e3ca7bb5bd79711a4739fa3ed6e39', '{"session_id":"01M8JQ5QSNCS7RFYR8AJPHR5ZT","token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAAGszL4ZzMQ.BEevDWPr998-qdnV9Xq1Ig","protocol":{"id":"7-axis@2026.06","axes":[{"id":"problem","label":"Problem","question":"Do specific people already lose time or money to this?","requirements":{"user_quote":3,"counterfactual_quote":1},"schemas":{"user_quote":{"description":"A person with the problem says what it costs them or what they do about it.","type":"object","additionalProperties":false,"required":["verbatim","source_url","source_date","speaker_role"],"properties":{"verbatim":{"description":"The exact words of the speaker, never a paraphrase: 20 to 1200 characters and at least 4 words, or in a script without spaces between words, such as Chinese, Japanese or Thai, at least 10 characters.","type":"string","minLength":10,"maxLength":1200},"source_url":{"description":"Public page that holds the quote word for word; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"},"speaker_role":{"description":"What the speaker does, such as the job and the size of the business.","type":"string","minLength":1,"maxLength":80},"translation":{"description":"The quote in the language of the pitch, if it is in another one.","type":"string","minLength":7,"maxLength":1200}},"examples":[{"verbatim":"We spend about 6 hours a week ringing patients about balances they forgot.","source_url":"https://www.chairside-forum.co.uk/t/balances/881","source_date":"2026-07-01","speaker_role":"practice manager, 4-chair practice","translation":"Wir telefonieren jede Woche etwa 6 Stunden lang Patienten wegen vergessener Rechnungen hinterher."}]},"counterfactual_quote":{"description":"A person in the market says why the problem does not trouble them.","type":"object","additionalProperties":false,"required":["verbatim","source_url","source_date","speaker_role"],"properties":{"verbatim":{"description":"The exact words of the speaker, never a paraphrase: 20 to 1200 characters and at least 4 words, or in a script without spaces between words, such as Chinese, Japanese or Thai, at least 10 characters.","type":"string","minLength":10,"maxLength":1200},"source_url":{"description":"Public page that holds the quote word for word; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"},"speaker_role":{"description":"What the speaker does, such as the job and the size of the business.","type":"string","minLength":1,"maxLength":80},"translation":{"description":"The quote in the language of the pitch, if it is in another one.","type":"string","minLength":7,"maxLength":1200},"explanation":{"description":"Why the pain is not acute for this speaker.","type":"string","minLength":10,"maxLength":400}},"examples":[{"verbatim":"All of our patients pay by card before the treatment so we carry no debt.","source_url":"https://www.dentalpracticeweekly.co.uk/2026/03/prepay","source_date":"2026-03-10","speaker_role":"principal dentist","explanation":"Prepaid practices collect before treatment, so aged debt never appears.","translation":"Alle unsere Patienten zahlen vor der Behandlung mit Karte, also haben wir keine offenen Rechnungen."}]}}},{"id":"market","label":"Beachhead market","question":"Is there a nameable first segment, with accounts, that can pay enough?","requirements":{"icp_definition":1,"named_prospect":3,"acv_estimate":1},"schemas":{"icp_definition":{"description":"The ideal customer: the narrow first segment that the venture sells to.","type":"object","additionalProperties":false,"required":["segment","buyer_role"],"properties":{"segment":{"description":"Who the customers are: trade, size and place.","type":"string","minLength":4,"maxLength":200},"buyer_role":{"description":"Who decides to pay.","type":"string","minLength":1,"maxLength":80},"user_role":{"description":"Who uses it, if not the buyer.","type":"string","minLength":1,"maxLength":80},"company_size":{"description":"Size of the organisation, such as staff or sites.","type":"string","minLength":1,"maxLength":60},"geography":{"description":"Where the customers are.","type":"string","minLength":1,"maxLength":80},"trigger_event":{"description":"What happens just before they look for a solution.","type":"string","minLength":4,"maxLength":200},"excludes":{"description":"Who looks alike but is not a customer.","type":"string","minLength":4,"maxLength":200},"reachable_accounts":{"description":"How many such customers exist.","type":"integer","minimum":1,"maximum":1000000000},"count_source_url":{"description":"Public page that holds this count; Assay reads it.","type":"string","format":"uri","maxLength":2048}},"examples":[{"segment":"UK dental practices with 3 to 10 chairs","buyer_role":"practice manager","user_role":"receptionist","company_size":"10-50 staff","geography":"United Kingdom","trigger_event":"Monthly aged-debt review shows patient balances over 60 days","excludes":"NHS-only practices and corporate chains","reachable_accounts":4200,"count_source_url":"https://www.dentalregister.org.uk/data"}]},"named_prospect":{"description":"One real organisation that fits the ideal customer.","type":"object","additionalProperties":false,"required":["organization","organization_url"],"properties":{"organization":{"description":"Its name, as on its own page.","type":"string","minLength":1,"maxLength":120},"organization_url":{"description":"Its own web page; Assay looks for the name there.","type":"string","format":"uri","maxLength":2048},"contact_role":{"description":"Job of the person to talk to.","type":"string","minLength":1,"maxLength":80},"fit_reason":{"description":"Why it fits the ideal customer.","type":"string","minLength":7,"maxLength":300},"contact_status":{"description":"How far the contact has come.","type":"string","enum":["none","contacted","replied","met","pilot_agreed","loi_signed","paid"]},"status_date":{"description":"Day of that status.","type":"string","format":"date"}},"examples":[{"organization":"Birch Dental","organization_url":"https://birchdental.com","contact_role":"practice manager","contact_status":"paid","fit_reason":"Four chairs, private patients, and a receptionist who chases balances by hand.","status_date":"2026-09-14"}]},"acv_estimate":{"description":"What one customer will pay, compared with what similar products cost.","type":"object","additionalProperties":false,"required":["amount","currency","period","comparables"],"properties":{"amount":{"description":"Price that one customer pays per period.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"period":{"description":"The time that the amount covers.","type":"string","enum":["year","month"]},"comparables":{"description":"Products that such customers already pay for.","type":"array","items":{"type":"object","additionalProperties":false,"required":["name","annual_price","source_url"],"properties":{"name":{"description":"Name of the product.","type":"string","minLength":1,"maxLength":80},"annual_price":{"description":"Its price a year, in the same currency.","type":"number","minimum":0},"source_url":{"description":"Public page with that price; Assay reads it.","type":"string","format":"uri","maxLength":2048}}},"minItems":1,"maxItems":8}},"examples":[{"amount":1500,"currency":"GBP","period":"year","comparables":[{"name":"Duechaser","annual_price":1100,"source_url":"https://www.duechaser.com/pricing"},{"name":"Chairsoft","annual_price":2400,"source_url":"https://chairsoft.com/pricing"}]}]}}},{"id":"solutions","label":"Existing solutions","question":"What do they use today, at what price, and why does it fall short?","requirements":{"named_competitor":5,"dissatisfaction_quote":3,"pricing_row":3},"schemas":{"named_competitor":{"description":"What customers use today: a product, a substitute, or doing it by hand.","type":"object","additionalProperties":false,"required":["name","url","category"],"properties":{"name":{"description":"Name of the product or the habit.","type":"string","minLength":1,"maxLength":80},"url":{"description":"Page on which it names itself; Assay reads it.","type":"string","format":"uri","maxLength":2048},"category":{"description":"`direct` rival, `indirect` substitute, `status_quo` (by hand), or `in_house` tool.","type":"string","enum":["direct","indirect","status_quo","in_house"]},"offers_wedge":{"description":"Whether it already offers what the wedge promises.","type":"boolean"},"note":{"description":"What sets it apart.","type":"string","minLength":4,"maxLength":300}},"examples":[{"name":"Duechaser","url":"https://www.duechaser.com","category":"direct","offers_wedge":false,"note":"Sells reminders to any trade; knows no dental software."}]},"dissatisfaction_quote":{"description":"A customer of a listed competitor says what it does badly.","type":"object","additionalProperties":false,"required":["competitor","verbatim","source_url","source_date","speaker_role"],"properties":{"competitor":{"description":"Name of the competitor, as in its `named_competitor`.","type":"string","minLength":1,"maxLength":80},"verbatim":{"description":"The exact words of the speaker, never a paraphrase: 20 to 1200 characters and at least 4 words, or in a script without spaces between words, such as Chinese, Japanese or Thai, at least 10 characters.","type":"string","minLength":10,"maxLength":1200},"source_url":{"description":"Public page that holds the quote word for word; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"},"speaker_role":{"description":"What the speaker does, such as the job and the size of the business.","type":"string","minLength":1,"maxLength":80},"translation":{"description":"The quote in the language of the pitch, if it is in another one.","type":"string","minLength":7,"maxLength":1200}},"examples":[{"competitor":"Chairsoft","verbatim":"Chairsoft shows the debt but nobody chases it, we still do it by hand.","source_url":"https://www.g2.com/products/chairsoft/reviews/1","source_date":"2026-04-01","speaker_role":"practice manager","translation":"Chairsoft zeigt die offenen Rechnungen, aber keiner mahnt sie an, das machen wir immer noch von Hand."}]},"pricing_row":{"description":"One public price of one competitor.","type":"object","additionalProperties":false,"required":["competitor","plan","price","currency","period","source_url","observed_date"],"properties":{"competitor":{"description":"Name of the competitor, as in its `named_competitor`.","type":"string","minLength":1,"maxLength":80},"plan":{"description":"Name of the plan.","type":"string","minLength":1,"maxLength":80},"price":{"description":"Its price per period; 0 if it is free.","type":"number","minimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"period":{"description":"The time for which the price is paid.","type":"string","enum":["month","year","one_time","usage"]},"unit":{"description":"What the price is for, such as a user or a site.","type":"string","minLength":1,"maxLength":40},"source_url":{"description":"Public page with the price; Assay reads it.","type":"string","format":"uri","maxLength":2048},"observed_date":{"description":"Day on which this was seen.","type":"string","format":"date"}},"examples":[{"competitor":"Duechaser","plan":"Standard","price":90,"currency":"GBP","period":"month","source_url":"https://www.duechaser.com/pricing","observed_date":"2026-08-01","unit":"practice"}]}}},{"id":"wedge","label":"Wedge","question":"What single entry point answers those complaints and resists copying?","requirements":{"wedge_statement":1,"anti_wedge":1,"replication_estimate":1},"schemas":{"wedge_statement":{"description":"The one thing that the venture offers first, to whom, in place of what.","type":"object","additionalProperties":false,"required":["statement"],"properties":{"statement":{"description":"For whom, what, instead of what: at most 3 sentences.","type":"string","minLength":14,"maxLength":400},"metric":{"description":"What improves for the customer, as numbers.","type":"object","additionalProperties":false,"required":["name","baseline","target","unit"],"properties":{"name":{"description":"What is measured.","type":"string","minLength":1,"maxLength":80},"baseline":{"description":"Its value today.","type":"number"},"target":{"description":"Its value with the wedge.","type":"number"},"unit":{"description":"Unit of both values.","type":"string","minLength":1,"maxLength":20}}}},"examples":[{"statement":"For UK dental practices: patient balance reminders that a practice manager sets once, instead of a receptionist chasing by hand each week.","metric":{"name":"hours spent chasing per week","baseline":6,"target":1,"unit":"hours"}}]},"anti_wedge":{"description":"Why the incumbents have not done it and will not copy it.","type":"object","additionalProperties":false,"required":["reason","reason_type"],"properties":{"competitor":{"description":"Name of the competitor, as in its `named_competitor`.","type":"string","minLength":1,"maxLength":80},"reason":{"description":"What holds the incumbent back.","type":"string","minLength":14,"maxLength":500},"reason_type":{"description":"Nature of the reason; structural ones count, inattention does not.","type":"string","enum":["business_model_conflict","channel_conflict","cost_structure","regulatory_constraint","technical_lock_in","customer_conflict","too_small","not_noticed","slow_moving","other"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"competitor":"Chairsoft","reason":"Chairsoft earns card-terminal fees through a partner whose contract bars patient pay-by-link.","reason_type":"channel_conflict","source_url":"https://chairsoft.com/partners/terms"}]},"replication_estimate":{"description":"How long a competitor would need to copy the wedge.","type":"object","additionalProperties":false,"required":["months","basis","rationale"],"properties":{"months":{"description":"Months until the copy is on sale.","type":"number","minimum":0,"maximum":120},"basis":{"description":"`comparable` case, `engineering_estimate`, or `guess`.","type":"string","enum":["comparable","engineering_estimate","guess"]},"comparator":{"description":"What was copied or built elsewhere, by whom, in what time.","type":"string","minLength":1,"maxLength":160},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048},"rationale":{"description":"How the months follow from the basis.","type":"string","minLength":14,"maxLength":500}},"examples":[{"months":14,"basis":"comparable","comparator":"Chairsoft took 16 months to ship online booking","source_url":"https://chairsoft.com/changelog","rationale":"Comparable module from the same vendor took sixteen months from announcement."}]}}},{"id":"distribution","label":"Distribution","question":"Which one channel reaches them, at what cost, and why this founder?","requirements":{"channel_choice":1,"cac_benchmark":1,"founder_channel_fit":1},"schemas":{"channel_choice":{"description":"The one channel through which the first customers are reached.","type":"object","additionalProperties":false,"required":["channel","specific_target"],"properties":{"channel":{"description":"The way by which customers are reached.","type":"string","enum":["search","content","community","outbound","partner","marketplace_listing","app_store","paid_social","paid_search","events","referral","press","retail","other"]},"specific_target":{"description":"The one venue, list or partner in it, by name.","type":"string","minLength":1,"maxLength":200},"target_url":{"description":"Page of that venue.","type":"string","format":"uri","maxLength":2048},"reachable_per_month":{"description":"People of the segment that it reaches in a month.","type":"integer","minimum":0},"conversion_rate":{"description":"Share of them that become customers, 0 to 1.","type":"number","minimum":0,"maximum":1},"why":{"description":"Why this channel and no other.","type":"string","minLength":10,"maxLength":400}},"examples":[{"channel":"community","specific_target":"Dental Managers Forum and its weekly digest","target_url":"https://www.dentalmanagers-forum.co.uk","reachable_per_month":300,"conversion_rate":0.01,"why":"Practice managers ask each other there before they buy software."}]},"cac_benchmark":{"description":"What a comparable company pays for a new customer in this channel.","type":"object","additionalProperties":false,"required":["amount","currency","comparable_company","channel","source_url","source_date"],"properties":{"amount":{"description":"Cost of one new customer.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"comparable_company":{"description":"Company whose cost it is.","type":"string","minLength":1,"maxLength":120},"channel":{"description":"The way by which customers are reached.","type":"string","enum":["search","content","community","outbound","partner","marketplace_listing","app_store","paid_social","paid_search","events","referral","press","retail","other"]},"source_url":{"description":"Public page with the figure; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"}},"examples":[{"amount":420,"currency":"GBP","comparable_company":"Chairsoft reseller","channel":"community","source_url":"https://www.dentalpracticeweekly.co.uk/2025/10/cac","source_date":"2025-10-01"}]},"founder_channel_fit":{"description":"Why this founder reaches people in the channel better than others.","type":"object","additionalProperties":false,"required":["claim"],"properties":{"claim":{"description":"What the founder has there: audience, access or results.","type":"string","minLength":14,"maxLength":500},"evidence_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048},"quantity":{"description":"Its size.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"description":"The number.","type":"number","minimum":0},"unit":{"description":"What is counted, such as subscribers.","type":"string","minLength":1,"maxLength":40}}}},"examples":[{"claim":"Ran the practice-management column in the digest for two years, 41 issues.","evidence_url":"https://www.dentalmanagers-forum.co.uk/columns/pm","quantity":{"value":2600,"unit":"subscribers"}}]}}},{"id":"economics","label":"Unit economics","question":"Do price, margin, churn and acquisition cost leave a profit?","requirements":{"cac":1,"ltv":1,"gross_margin":1,"breakeven_customers":1},"schemas":{"cac":{"description":"What the venture pays for one new customer.","type":"object","additionalProperties":false,"required":["amount","currency","basis"],"properties":{"amount":{"description":"Cost of one new customer.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"amount":400,"currency":"GBP","basis":"benchmark","source_url":"https://www.dentalpracticeweekly.co.uk/2025/10/cac"}]},"ltv":{"description":"What one customer brings in before leaving, as gross profit.","type":"object","additionalProperties":false,"required":["amount","currency","arpa_monthly","churn_monthly","basis"],"properties":{"amount":{"description":"Monthly revenue x gross margin / monthly churn.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"arpa_monthly":{"description":"Revenue from one customer in a month.","type":"number","exclusiveMinimum":0},"churn_monthly":{"description":"Share of customers lost in a month, 0 to 1.","type":"number","minimum":0.0005,"maximum":1},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"amount":3125,"currency":"GBP","arpa_monthly":125,"churn_monthly":0.03,"basis":"assumption","source_url":"https://www.dentalpracticeweekly.co.uk/2025/11/software-churn"}]},"gross_margin":{"description":"What is left of the revenue after the direct costs of delivery.","type":"object","additionalProperties":false,"required":["percent","basis"],"properties":{"percent":{"description":"Margin in percent: 78 for 78%.","type":"number","minimum":-100,"maximum":100},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"percent":78,"basis":"measured","source_url":"https://www.dentalpracticeweekly.co.uk/2025/12/software-margins"}]},"breakeven_customers":{"description":"How many customers pay for the fixed costs.","type":"object","additionalProperties":false,"required":["customers","fixed_costs_monthly","currency","basis"],"properties":{"customers":{"description":"Fixed costs / (monthly revenue of a customer x gross margin).","type":"integer","minimum":1},"fixed_costs_monthly":{"description":"Costs in a month that do not depend on the number of customers.","type":"number","minimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"customers":130,"fixed_costs_monthly":12000,"currency":"GBP","basis":"assumption","source_url":"https://www.dentalpracticeweekly.co.uk/2025/12/software-costs"}]}}},{"id":"founder","label":"Founder fit","question":"What checkable history makes this founder likely to see it through?","requirements":{"domain_years":1,"unfair_advantage":1,"shipped_artifact":1},"schemas":{"domain_years":{"description":"How long the founder has worked in the trade of the customers.","type":"object","additionalProperties":false,"required":["years","domain","role"],"properties":{"years":{"description":"Years of work in it.","type":"number","minimum":0,"maximum":60},"domain":{"description":"The trade.","type":"string","minLength":1,"maxLength":120},"role":{"description":"The job held there.","type":"string","minLength":1,"maxLength":80},"evidence_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"years":9,"domain":"dental practice operations","role":"practice manager","evidence_url":"https://www.linkedin.com/in/practice-founder"}]},"unfair_advantage":{"description":"What this founder has that others cannot buy or copy soon.","type":"object","additionalProperties":false,"required":["claim","type"],"properties":{"claim":{"description":"What it is and why others lack it.","type":"string","minLength":14,"maxLength":500},"type":{"description":"Nature of the advantage.","type":"string","enum":["proprietary_data","distribution_access","regulatory_licence","exclusive_contract","technical_invention","customer_relationships","other"]},"evidence_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"claim":"Exclusive column and mailing list inside the largest forum of the trade.","type":"distribution_access","evidence_url":"https://www.dentalmanagers-forum.co.uk/columns/pm"}]},"shipped_artifact":{"description":"Something that the founder built or published before, which others can see.","type":"object","additionalProperties":false,"required":["title","artifact_url"],"properties":{"title":{"description":"Its name, as on its page.","type":"string","minLength":1,"maxLength":120},"artifact_url":{"description":"The artifact itself or its page; it may be the founder''s own.","type":"string","format":"uri","maxLength":2048},"role":{"description":"What the founder did for it.","type":"string","minLength":1,"maxLength":80},"year":{"description":"Year in which it came out.","type":"integer","minimum":1970,"maximum":2100},"relation":{"description":"What it shares with the venture.","type":"string","enum":["same_customer","same_domain","same_technology","unrelated"]},"adoption":{"description":"How much it is used.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"description":"The number.","type":"number","minimum":0},"unit":{"description":"What is counted.","type":"string","enum":["users","downloads","stars","customers","revenue_usd"]}}}},"examples":[{"title":"Recall calculator","artifact_url":"https://recallcalc.uk","relation":"same_customer","adoption":{"value":40,"unit":"users"},"role":"author","year":2024}]}}}],"categories":[{"id":"default","label":"Unknown or mixed"},{"id":"b2b_saas_smb","label":"B2B SaaS sold to small business"},{"id":"b2b_saas_midmarket","label":"B2B SaaS sold to mid-market"},{"id":"b2b_saas_enterprise","label":"B2B SaaS sold to enterprise"},{"id":"vertical_saas","label":"Vertical SaaS"},{"id":"devtools_infra","label":"Developer tools and infrastructure"},{"id":"ai_native_app","label":"AI-native application"},{"id":"micro_saas_indie","label":"Micro-SaaS, solo or bootstrapped"},{"id":"seed_funded_startup","label":"Startup with a closed priced seed round"},{"id":"consumer_mobile_app","label":"Consumer mobile app, ad or purchase funded"},{"id":"consumer_subscription","label":"Consumer subscription"},{"id":"consumer_social","label":"Social network or community app"},{"id":"marketplace_b2c","label":"Consumer marketplace"},{"id":"marketplace_b2b","label":"Business marketplace"},{"id":"ecommerce_dtc","label":"Direct-to-consumer commerce"},{"id":"fintech","label":"Fintech"},{"id":"healthtech_digital","label":"Digital health"},{"id":"medtech_device","label":"Medical device"},{"id":"biotech_therapeutics","label":"Therapeutics"},{"id":"hardware_consumer","label":"Consumer hardware"},{"id":"deeptech_industrial","label":"Industrial, climate and deep technology"},{"id":"indie_game","label":"Independent game"},{"id":"local_services","label":"Local or bricks-and-mortar business"},{"id":"productized_service","label":"Productised service or agency"},{"id":"edtech","label":"Education technology"}],"limits":{"verbatim_min_chars":20,"verbatim_min_words":4,"verbatim_min_chars_cjk":10,"cjk_share":0.3,"verbatim_max_chars":1200,"url_max_chars":2048,"entries_per_plural_kind":25,"head_timeout_ms":3000,"head_redirects":3,"pitch_min_chars":10,"pitch_max_chars":10000}}}', '2026-11-29T03:56:54.928Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'afc71164-9220-4836-8020-9517c50d4e77', 'd6542486b8521d1a39991b37b5a3d5070d512efe588544d1ce54a32902d21b40', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAAWszL4dzMQ.b2Ekk_dRVIPKPSUl-71N6w","missing_signals":["problem.user_quote: need 3, have 0","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.named_prospect: need 3, have 1","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_1a9ecf5e","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T03:56:55.310Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '7944510d-e668-4f0b-a15d-a338f1860e1a', 'c87d566d0ed6932272a9bd07cf7a997264506d2fa5011b4c19c689cfa7cca4b4', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAAmszL4dzMQ.90ouwGc_xjECyMZ_YLgMAA","missing_signals":["problem.user_quote: need 3, have 0","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.named_prospect: need 3, have 2","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_56b9c8c0","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T03:56:55.753Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '29347b79-6462-4399-a847-101e668a73ad', '0102a86ed0f71c7328d1355e646c1eec2a25365c82ade82c68626f05a5608bf5', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAA2szL4hzMQ.Nk9t52o9_OxacZG7jCzTOA","missing_signals":["problem.user_quote: need 3, have 0","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_6ea3d879","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T03:56:56.197Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '91878c70-789f-4ff9-8bf1-eb45de7616bd', '3d5b29a16603e4c665b926b2b3d75f839d7f93ed95fd497fa44409149272e0f5', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAABGszL4dzMQ.FtpcH5kOqZvBCcGtSicpaw","missing_signals":["problem.user_quote: need 3, have 1","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_58682a13","provenance":{"grade":"read","passage":"We spend about 6 hours a week ringing patients about balances they forgot"},"earned":{"rules":["base"],"misses":[{"rule":"independent","needs":"at least 3 sources on 2 domains"},{"rule":"corroborated","needs":"5 or more independent quotes"}]}}', '2026-11-29T03:56:55.226Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'ac21daba-f673-421b-a7a4-12f25c40f4f1', '197a5e2a95c63c4bf6ba8344fd7ebc41eb96009984f8152ecb16b70166f0656d', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAABmszL4hzMQ.RyWeA6HU4F8E35ENHdRIAA","missing_signals":["problem.user_quote: need 3, have 1","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_e6be9856","provenance":{"grade":"read","passage":"Duechaser"}}', '2026-11-29T03:56:56.482Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '9a56fde1-6345-4a7e-a835-b00e40d1cdc9', '11a3cee3e0cea912ca0f5a84d44190947b27563352b5aaf87cbed015e540b654', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAHmszL4pzMQ.SwQkTJZVPQ6Y6ctgWJwvAg","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0"],"accepted":true,"entry":"e_96dd465b","provenance":{"grade":"word","reason":"no_source: the entry cites no page"},"earned":{"rules":["base","breakeven_share"],"misses":[]}}', '2026-11-29T03:56:58.001Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '6112d8e2-458d-4553-a26a-2cf4a9433e78', 'a8cb9d753e3f706f642fd3d3d8fc2565fa8a01dfa8c114d3206b87d8b386c525', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAABWszL4dzMQ.4Cs_E_rIGiGRqlPaq9gzLA","missing_signals":["problem.user_quote: need 3, have 1","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_a5c4ce82","provenance":{"grade":"read","passage":"All of our patients pay by card before the treatment so we carry no debt"},"earned":{"rules":["base","counterfactual"],"misses":[]}}', '2026-11-29T03:56:55.247Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '965d135d-5949-4378-b029-c8fe7cb428f9', '4364dcd162f864d8a502cafa3b198cf258380a0bad816681b972d5e5c2a1586e', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAACGszL4lzMQ.vz2KVwNKr3EwHfHGGIKNWQ","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_6ae4d8d5","provenance":{"grade":"read","passage":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand"},"earned":{"rules":["base","behaviour_2","role_fit"],"misses":[{"rule":"independent","needs":"at least 3 sources on 2 domains"},{"rule":"corroborated","needs":"5 or more independent quotes"}]}}', '2026-11-29T03:56:57.311Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '7560122a-aef6-49f1-a2dc-68db16015ade', '3aa38d42352014834caa9320dc7744480f95e6451252d18c536ae782c6ef247c', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAADGszL4lzMQ.9IZNcoH0QQLF8vfi0B_-RA","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_df7ab6a2","provenance":{"grade":"read","passage":"Chasing small balances is the worst part of my month and I put it off"},"earned":{"rules":["base","independent","role_fit"],"misses":[{"rule":"corroborated","needs":"5 or more independent quotes"},{"rule":"behaviour_3","needs":"someone already spent money or switched because of this"}]}}', '2026-11-29T03:56:57.451Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '76b63144-abf9-4287-abd2-81826f244add', '4ee4f4463775cd5e26a46dd70a5788e43ddf9c71ec1002c91e90a8109d957fda', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAEGszL4lzMQ.Hpil1yfVbZOOZL-4FRS9Ng","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 1","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_117815af","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T03:56:57.512Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'bf213a57-c64e-4175-a636-61a288aade61', '2deb5fd2ede7e23e4550fd30e422644d0a2f7942301ce2e1b48c5522c4ad87c7', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAFGszL4lzMQ.1F6nh2cDSQ9WMBQnyQQblw","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4","solutions.pricing_row: need 3, have 2","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_26b77e03","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T03:56:57.560Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '1c8ec5ea-d7f1-4cee-9356-e081069fa296', 'fc9b195256b7e17e5f83cd8b7f2afdb934c608d3f764afac2a9dbad84b8d02e7', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAF2szL4lzMQ.gXueG77CZU_soBzTUY9_Qg","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_1310b61d","provenance":{"grade":"read","passage":"Ledgerine"},"earned":{"rules":["base","priced"],"misses":[]}}', '2026-11-29T03:56:57.594Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '65cc14a6-ef1a-40c4-9b8b-a42aa198464d', 'e21aa207291187f0350b0e32997ee949c34a071708845bfdd822afbe54f49980', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAGmszL4lzMQ.-Yf6jvYIYkKj30uUDeQc7w","missing_signals":["distribution.cac_benchmark: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_1b3a499a","provenance":{"grade":"read","passage":"400 GBP"}}', '2026-11-29T03:56:57.822Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '76c0bf48-3342-4ab7-a952-e02834719b9d', '8faf5eea9f42fc6a3ef736ee7d8c809ec4a2a65d06bdc6ffe94d0bed05cb009c', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAB2szL4dzMQ.hNkuQWM-wOCcJx_FrbPFMQ","missing_signals":["problem.user_quote: need 3, have 1","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_b5dd9e5c","provenance":{"grade":"read","passage":"UK dental practices with 3 to 10 chairs practice manager 4200"},"earned":{"rules":["base","icp_precise","sized"],"misses":[]}}', '2026-11-29T03:56:55.346Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '3859c089-2e83-48d6-9eba-b2d4122023bd', 'd973432848b3d2e26763f0c99901b729c2742b19e59d457f3c2067be13804c2f', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAADmszL4lzMQ.L88jwtlnr6uZBQZ9tdaJlQ","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_8ad8ae93","provenance":{"grade":"read","passage":"Duechaser"},"earned":{"rules":["base"],"misses":[{"rule":"priced","needs":"3 competitors priced within 12 months"}]}}', '2026-11-29T03:56:57.426Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'bb2a3042-8933-4779-b043-b37000c713ca', 'f5e8b7663ba4f3cfc2c776396a88fa6c197e602742992c55da08f07533aeda82', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAEmszL4lzMQ.GHmAD3Wl0WTlYb-5CE7Lfg","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4","solutions.pricing_row: need 3, have 1","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_aa85d7a9","provenance":{"grade":"read","passage":"The recall module in Molaris takes us 3 hours a week to run properly"},"earned":{"rules":["base","coverage","independent","behaviour_2"],"misses":[{"rule":"behaviour_3","needs":"someone left a competitor or pays to work around it"},{"rule":"corroborated","needs":"5 or more independent complaints"}]}}', '2026-11-29T03:56:57.552Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '3fe2ee18-1eb0-411e-a249-1841206f8e2c', 'c35d6e3dd8b85528cb1f796c1b1ea2230a6a6d9573e8a50f920a6ade6db49759', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAFWszL4lzMQ.OZLPhDQT32UyYZPZ-pb0Ew","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.pricing_row: need 3, have 2","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_a1c66737","provenance":{"grade":"read","passage":"Receptionist with a spreadsheet"},"earned":{"rules":["base","status_quo"],"misses":[]}}', '2026-11-29T03:56:57.565Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'a23d43b5-7f64-436e-8bb4-d2b970d5bbec', 'b15aac036d6eb81bcfe29eed0b62e48b00fcebd590e63b7dbd4f63b8eebe5f76', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAGGszL4lzMQ.XmS16Iz8lzV40-H8t3DJhQ","missing_signals":["distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_ebd1803c","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T03:56:57.601Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '1d4bd3c5-4df1-47d7-9fa0-e3f89a325f5d', 'd020daaa2d30397b90e4ff3e62355d82a39e40c414bb6e7e80df38866fdda448', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAG2szL4lzMQ.mTXc_10OJoYKc6VmFW18-Q","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_12dc13a9","provenance":{"grade":"read","passage":"Chairsoft reseller community 420 GBP"}}', '2026-11-29T03:56:57.693Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'ff422809-4dab-4081-a9c3-161414356454', 'd31850f2abe17944524b4d49a6bdfa58ac59bdb46e7504cc3cedc6a9d94df76c', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAIGszL4pzMQ.yrmmPjZ8k-ZRW50o52AB1w","missing_signals":["founder.shipped_artifact: need 1, have 0"],"accepted":true,"entry":"e_4333bb63","provenance":{"grade":"read","passage":"practice manager, dental practice operations"},"earned":{"rules":["base","years_3","was_the_buyer"],"misses":[{"rule":"years_7","needs":"7 or more years in the domain, publicly checkable"}]}}', '2026-11-29T03:56:58.035Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'e5f44f00-4b79-4170-89f3-7df9ea20cc1f', 'b6d5c88626c174ca89f2fb39c21adb0eedafd24f300e2299039228cc1d041076', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAIWszL4pzMQ.jdIfuwfWuDkqyfvseLPM8w","missing_signals":[],"accepted":true,"entry":"e_30d11d37","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base","relevant_artifact"],"misses":[{"rule":"adopted_artifact","needs":"shipped artifact has adopters"},{"rule":"second_artifact","needs":"2 or more shipped artifacts"}]}}', '2026-11-29T03:56:58.137Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '12450beb-4dd3-4b26-b237-bd0013410381', 'cde667862e1e66c3be8c3070611568d02244adde67df6e616f96b5f41d5454b5', '{"summary":"7 of 7 quotes were read at their sources, 3 of them on established hosts.","evidence":{"grades":{"attested":0,"read":18,"own":0,"unread":9,"absent":0,"word":6},"quotes":{"total":7,"read":7,"established":3},"points_on_read":36},"scorecard":{"protocol":"7-axis@2026.06","axes":[{"id":"problem","score":6,"max":10,"label":"Problem"},{"id":"market","score":6,"max":10,"label":"Beachhead market"},{"id":"solutions","score":7,"max":10,"label":"Existing solutions"},{"id":"wedge","score":6,"max":10,"label":"Wedge"},{"id":"distribution","score":6,"max":10,"label":"Distribution"},{"id":"economics","score":7,"max":10,"label":"Unit economics"},{"id":"founder","score":5,"max":10,"label":"Founder fit"}],"total":43,"max_total":70,"verdict":"iterate","estimate":{"posterior_p":0.1375,"ci_95":[0.0196,0.4231],"reference":{"category":"b2b_saas_smb","base_rate_pmf_24mo":0.1}}},"estimate_basis":{"allowance":0.0007,"quotes":{"read":7,"unread":0,"absent":0},"assumed":{"share":0.1,"honest":{"read":6,"unread":1.6,"absent":0.4},"made_up":{"read":0.8,"unread":2,"absent":2.4}},"base_rate":{"grade":"C","range_80":[0.04,0.18],"sources":["ChartMogul SaaS Growth Report, 2023","ChartMogul / K. Poyar, 2025","Reynolds, Business Creation (PSED), 2018","Carta (P. Walker), via Chronograph; Walker LinkedIn copy Aug 2025; pmf.show 21 Aug 2025, 2024-2025"]},"observed":{"event":"a further dated round more than 90 days and at most 24 months after the first","events":270,"n":794,"rate":0.3401,"wilson_95":[0.3079,0.3737],"cohort":"US firms whose first recorded round, in 2005 to 2010, was angel, seed, series A or unspecified venture, at most 6 years after their founding if that is known","codes":["software"],"attribution":"Data: CrunchBase, October 2013, CC BY"},"calibration":"/docs/estimate"},"explanations":{"problem":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_58682a13","e_6ae4d8d5","e_df7ab6a2","e_a5c4ce82"]},{"rule":"independent","points":1,"text":"at least 3 sources on 2 domains","cites":["e_58682a13","e_6ae4d8d5","e_df7ab6a2"]},{"rule":"behaviour_2","points":1,"text":"2 independent quotes describe a workaround or measured loss","cites":["e_58682a13","e_6ae4d8d5"],"spans":[{"entry":"e_58682a13","start":15,"end":22},{"entry":"e_6ae4d8d5","start":25,"end":36}]},{"rule":"role_fit","points":1,"text":"2 independent speakers hold the ICP role","cites":["e_58682a13","e_6ae4d8d5","e_df7ab6a2"]},{"rule":"counterfactual","points":1,"text":"independent counterfactual with an explanation","cites":["e_a5c4ce82"]}],"caps":[]},"market":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_b5dd9e5c","e_1a9ecf5e","e_56b9c8c0","e_6ea3d879","e_e6be9856"]},{"rule":"icp_precise","points":1,"text":"ICP narrowed on 3 or more of size, geography, trigger, user role, exclusions","cites":["e_b5dd9e5c"]},{"rule":"prospects_distinct","points":1,"text":"3 organisations on distinct domains","cites":["e_1a9ecf5e","e_56b9c8c0","e_6ea3d879"]},{"rule":"acv_grounded","points":1,"text":"ACV within 3x of the median of 2 independent comparables","cites":["e_e6be9856"]},{"rule":"sized","points":1,"text":"sourced account count x ACV reaches 1,000,000 USD a year","cites":["e_b5dd9e5c","e_e6be9856"]}],"caps":[{"cap":"evidence_unread","at":6,"binding":false,"text":"most claims of the axis were not seen at their source: cite pages that can be read, or send an entry again when its page answers","cites":["e_1a9ecf5e","e_56b9c8c0","e_6ea3d879"]}]},"solutions":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_0d20f007","e_1d7f62dc","e_a1c66737","e_c2bda314","e_d33f70d7","e_03964243","e_aa85d7a9","e_eb198041","e_1310b61d","e_8ad8ae93","e_8d14ec0c"]},{"rule":"coverage","points":1,"text":"complaints about 3 different competitors","cites":["e_03964243","e_aa85d7a9","e_eb198041"]},{"rule":"independent","points":1,"text":"complaints from 3 sources on 2 domains","cites":["e_03964243","e_aa85d7a9","e_eb198041"]},{"rule":"behaviour_2","points":1,"text":"2 complaints describe a workaround or measured loss","cites":["e_aa85d7a9","e_eb198041"],"spans":[{"entry":"e_aa85d7a9","start":38,"end":45},{"entry":"e_eb198041","start":62,"end":69}]},{"rule":"status_quo","points":1,"text":"the do-nothing or in-house alternative is named","cites":["e_a1c66737"]},{"rule":"priced","points":1,"text":"3 competitors priced within 12 months","cites":["e_1310b61d","e_8ad8ae93","e_8d14ec0c"]}],"caps":[]},"wedge":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_117815af","e_26b77e03","e_3b225cb6"]},{"rule":"targets_icp","points":1,"text":"wedge names the ICP","cites":["e_117815af","e_b5dd9e5c"]},{"rule":"answers_complaint","points":1,"text":"wedge shares subject matter with 2 or more quotes in the ledger","cites":["e_117815af","e_eb198041","e_58682a13","e_6ae4d8d5"]},{"rule":"measurable","points":1,"text":"wedge has a metric with baseline and target","cites":["e_117815af"]},{"rule":"structural_reason","points":1,"text":"the reason incumbents have not done it is structural","cites":["e_26b77e03"]},{"rule":"replication_6","points":1,"text":"6 or more months to copy, not a guess","cites":["e_3b225cb6"]}],"caps":[{"cap":"unsourced","at":6,"binding":true,"text":"nothing about incumbents is sourced","cites":["e_26b77e03","e_3b225cb6"]}]},"distribution":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_ebd1803c","e_12dc13a9","e_7a0080aa"]},{"rule":"channel_specific","points":1,"text":"one concrete venue with a live URL","cites":["e_ebd1803c"]},{"rule":"benchmark_fresh","points":1,"text":"benchmark dated within 36 months","cites":["e_12dc13a9"]},{"rule":"fit_evidenced","points":1,"text":"founder-channel fit has a public link","cites":["e_7a0080aa"]},{"rule":"cac_consistent","points":1,"text":"assumed CAC is not below 2/3 of the benchmark","cites":["e_1b3a499a","e_12dc13a9"]}],"caps":[]},"economics":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_1b3a499a","e_f5018920","e_ecf940b0","e_96dd465b"]},{"rule":"sourced_2","points":1,"text":"2 of 4 inputs measured or sourced","cites":["e_1b3a499a","e_ecf940b0"]},{"rule":"ltv_cac_3","points":1,"text":"recomputed LTV is 3 or more times CAC","cites":["e_f5018920","e_1b3a499a","e_ecf940b0"]},{"rule":"payback","points":1,"text":"gross-margin payback within the class limit","cites":["e_1b3a499a","e_f5018920","e_ecf940b0"]},{"rule":"margin","points":1,"text":"gross margin at or above the class floor","cites":["e_ecf940b0"]},{"rule":"churn_sober","points":1,"text":"churn assumption no rosier than the class floor","cites":["e_f5018920"]},{"rule":"breakeven_share","points":1,"text":"breakeven needs at most 10% of reachable accounts","cites":["e_96dd465b","e_b5dd9e5c"]}],"caps":[{"cap":"half_assumed","at":7,"binding":true,"text":"two inputs are assumptions","cites":["e_f5018920","e_96dd465b"]}]},"founder":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_4333bb63","e_d3bba4f1","e_30d11d37"]},{"rule":"years_3","points":1,"text":"3 or more years in the domain, publicly checkable","cites":["e_4333bb63"]},{"rule":"was_the_buyer","points":1,"text":"founder has held the ICP role","cites":["e_4333bb63","e_b5dd9e5c"]},{"rule":"relevant_artifact","points":1,"text":"shipped something for the same customer, domain or technology","cites":["e_30d11d37"]}],"caps":[]}},"gates":["total_below_56","axis_below_6","no_costly_signal"],"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgIBoiVyqLX8mvzpwa6LKWhNAAAAIWszL4pmdmdSczE.mKmHHHFcq64MEgaQMFIvtw"}', '2026-11-29T03:56:58.350Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '55b4ec9e-a8dd-4ee8-9d52-b37bc865aa6f', '02faa403f9a89d12048dc7387b2ab058cc4af12de616c2069ebbef1008f79e4c', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAACWszL4lzMQ.c1mNA8ArLcysUCqLdmvb3w","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 1","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_d33f70d7","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T03:56:57.338Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '1fa4101a-c6ea-4a20-8cd3-1fa6479edbbe', '30e99a7f8a7ce998196ed9edc55ca76767a15dc8df937b5554bb895d3612ed32', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAC2szL4lzMQ.iX4gpwKe2PZ-Jlxt8IA3CA","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_0d20f007","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T03:56:57.463Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'c4155c83-f99a-44be-8600-ef9dea136580', '2725d3378257ba3b090d886008a078c7dbb729517d0a389dbb75225510c796a7', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAADWszL4lzMQ.hlNk8AWmvlyTLpIsbx8Llw","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_c2bda314","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T03:56:57.487Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'e61f61b2-7b0e-4b3f-b981-f34f922d2668', 'ab18e38b8ae9634a33a93587112c9717886c9e44fb9d46ffe3621ff18c4f03bf', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAEWszL4lzMQ.c_F2ME-OwVaDmYEfw_SqhA","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 1","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_1d7f62dc","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T03:56:57.528Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '608d3d06-c71c-4a68-8cf6-533952ceb288', '12422ec2c40ddcbf088719f2e21e346bfc43d1286fa8f19e3b40130f3c88f577', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAFmszL4lzMQ.tNl1mxBnA2pbLFxoXU0Kvw","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.pricing_row: need 3, have 2"],"accepted":true,"entry":"e_3b225cb6","provenance":{"grade":"word","reason":"no_source: the entry cites no page"},"earned":{"rules":["base","replication_6"],"misses":[{"rule":"replication_12","needs":"12 or more months to copy, by a sourced comparable"}]}}', '2026-11-29T03:56:57.587Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '8556d9f4-ca6d-4b48-a569-76069182a4bd', 'd98c5de2e69cd5171033fbf8f8ef98dc819ab0dfd7da3a670b0fa20565efd8f4', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAHGszL4lzMQ.MMOO0MX1yAkv5yutTzH-xg","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_f5018920","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T03:56:57.869Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'e6f7f8bf-1e01-4cc0-ae76-fb8d2d79951a', '96e64cb7d7c3456351661342c4c2c5e71c812b8e4afeacccec3d1bc487a10bdf', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAH2szL4pzMQ.CzVTGzCsuo7YM0F2yDkhWw","missing_signals":["founder.domain_years: need 1, have 0","founder.shipped_artifact: need 1, have 0"],"accepted":true,"entry":"e_d3bba4f1","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T03:56:58.065Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '193b923f-56c8-4ba8-af75-d532e5dfacce', 'b238746e72985388567cb20e44ae7b86ebe5e94c00e8565c60b8f408487cd947', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAACmszL4lzMQ.ATpEEerK5fX-FcGvTAbBiw","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 1","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_eb198041","provenance":{"grade":"read","passage":"Chairsoft shows the debt but nobody chases it, we still do it by hand"},"earned":{"rules":["base"],"misses":[{"rule":"coverage","needs":"complaints about 3 different competitors"},{"rule":"independent","needs":"complaints from 3 sources on 2 domains"}],"flags":["unmatched_competitor"]}}', '2026-11-29T03:56:57.347Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '7fcae18c-4828-410b-976c-a318037e8691', '694c2c775bde67603d70a636a5427e9f92721cd749779e684f1351da1f2c2168', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAD2szL4lzMQ.Bl4sDVE9jbGkhGYsDvHznQ","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_03964243","provenance":{"grade":"read","passage":"Duechaser is built for invoices between companies, patients find it rude"},"earned":{"rules":["base"],"misses":[{"rule":"coverage","needs":"complaints about 3 different competitors"},{"rule":"independent","needs":"complaints from 3 sources on 2 domains"}]}}', '2026-11-29T03:56:57.474Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '4a09b90c-43dd-4a56-bfb3-b5b3e31d7551', '1d7e270ff929ac8c391e653e0f10c6d3466e1d659c9a765de2e782bd3c63b0d5', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAE2szL4lzMQ.db61RbenfKn9WKKPZvIV0w","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4","solutions.pricing_row: need 3, have 2","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_8d14ec0c","provenance":{"grade":"read","passage":"Chairsoft"},"earned":{"rules":["base"],"misses":[{"rule":"priced","needs":"3 competitors priced within 12 months"}]}}', '2026-11-29T03:56:57.544Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'bf3dc397-8aff-4bf5-95aa-9869f7565884', '29a956e3511fc09e9969f0a401293651d419e938d0c06d18ed7429bccf2d3a69', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAGWszL4lzMQ.f6EY-KgXPz3w7sCUi-vkyA","missing_signals":["distribution.cac_benchmark: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_7a0080aa","provenance":{"grade":"read","passage":"Ran the practice-management column in the digest for two years, 41 issues"}}', '2026-11-29T03:56:57.738Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', '30b2b0e0-6c4f-4bf2-8ae3-3a5c6be4ea1a', '6fc25e93b6f8149b91e9c9abaf10b0352dfa4726e8c45097eb84b38fe13d7f0d', '{"session_token":"srv1.01M8JQ5QSNCS7RFYR8AJPHR5ZTAgABoiVyqLX8mvzpwa6LKWhNAAAAHWszL4lzMQ.4ZSk1OuFCwsLIqOos470fg","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_ecf940b0","provenance":{"grade":"read","passage":"75"}}', '2026-11-29T03:56:57.951Z');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-assessment', '2026-11-29T03:56:32.877Z');
INSERT INTO public.kysely_migration VALUES ('0002-sources', '2026-11-29T03:56:32.963Z');
INSERT INTO public.kysely_migration VALUES ('0003-runs', '2026-11-29T03:56:33.093Z');
INSERT INTO public.kysely_migration VALUES ('0004-retention', '2026-11-29T03:56:33.109Z');
INSERT INTO public.kysely_migration VALUES ('0005-members', '2026-11-29T03:56:33.268Z');
INSERT INTO public.kysely_migration VALUES ('0006-lists', '2026-11-29T03:56:33.315Z');
INSERT INTO public.kysely_migration VALUES ('0007-inviters', '2026-11-29T03:56:33.318Z');
INSERT INTO public.kysely_migration VALUES ('0008-page-reads', '2026-11-29T03:56:33.329Z');
INSERT INTO public.kysely_migration VALUES ('0009-senders', '2026-11-29T03:56:33.330Z');
INSERT INTO public.kysely_migration VALUES ('0010-message-proofs', '2026-11-29T03:56:33.348Z');
INSERT INTO public.kysely_migration VALUES ('0011-citation-checks', '2026-11-29T03:56:33.383Z');
INSERT INTO public.kysely_migration VALUES ('0012-audit-log', '2026-11-29T03:56:33.470Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.links VALUES ('cc3e1605f220612588a003cd628e04e1b8f54aae02fec38c3e410680951b41ad', '01M8JQ5NXB1HDYNFQ8G9KYX62T', 'operator', NULL, '01M8JQ56JWKMK1P3VQPYFTVN7E', 'owner', '2026-11-29T03:56:53.034Z', '2026-11-30T03:56:53.034Z', NULL, NULL);


--
-- Data for Name: memberships; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operators; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: quotas; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: run_queue; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.runs VALUES ('01M8JQ5W5YZXKZ4JYDTFJ3T9XA', '01M8JQ56JWKMK1P3VQPYFTVN7E', '01M8JQ5A5NZJDFSTE1NT5JJT2D', 'completed', '{"name":"Abdul Ghani Baradar"}', '2026-11-29T03:56:59.449Z', '2026-11-29T03:56:59.790Z', '{"conditions":[{"code":"source_stale","parameters":{"required":true,"snapshotDate":"2026-11-01"},"severity":"blocking","source":"un-sc","text":"Required list un-sc is stale: its snapshot of 2026-11-01 was used, what came since is not known."},{"code":"possible_match","parameters":{"ask":"nationality","parties":1},"severity":"review","text":"One listed party may be meant: no fact confirms or excludes it. Ask for the nationality."},{"code":"risk_value","parameters":{"from":30,"to":59,"value":30},"severity":"review","text":"The risk value is 30, between 30 and 59."}],"confidence":"low","coverage":{"other":{"current":[],"missing":[{"snapshotDate":null,"source":"courtlistener"},{"snapshotDate":null,"source":"eu-fsf"},{"snapshotDate":null,"source":"gb-ch-basic"},{"snapshotDate":null,"source":"gb-ch-psc"},{"snapshotDate":null,"source":"gleif-lei"},{"snapshotDate":null,"source":"gleif-rr"},{"snapshotDate":null,"source":"uk-fcdo"},{"snapshotDate":null,"source":"us-csl"},{"snapshotDate":null,"source":"us-ofac-cons"},{"snapshotDate":null,"source":"us-ofac-sdn"},{"snapshotDate":null,"source":"us-sbir"},{"snapshotDate":null,"source":"us-sec-formd"},{"snapshotDate":null,"source":"us-sec-litigation"},{"snapshotDate":null,"source":"us-sec-tickers"}],"partial":[],"stale":[]},"required":{"current":[],"missing":[],"partial":[],"stale":[{"snapshotDate":"2026-11-01","source":"un-sc"}]}},"findings":[{"citations":[{"id":"TAi.024","locator":"consolidated.xml REFERENCE_NUMBER=TAi.024","recordHash":"786895504b8875ed3d7850d964e82a8a47d9dc7d7b0f80ae870256fce79b4ae3","snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","source":"un-sc","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024"}],"id":"sanctions:sanctions-alert:un-sc:TAi.024","kind":"sanctions-alert","listed":{"addresses":[],"birthPlaces":[],"births":["about 1968"],"identifiers":[{"scheme":"un-ref","value":"TAi.024"}],"kind":"person","listedOn":["2001-02-23"],"names":["ABDUL GHANI BARADAR ABDUL AHMAD TURK","عبدالغنی برادر عبد الاحمد ترک","Mullah Baradar Akhund"],"nationalities":["AF"],"programs":["Taliban"],"remarks":[]},"match":{"aligned":{"beside":[],"facts":[],"losses":[{"cost":0.1341,"reason":"extra","says":"one name says more than the other","words":["ahmad","turk"]}],"parts":[{"listed":"abd ghani","query":"abd ghani","rule":"same","says":"the same word","similarity":1,"tells":0.82},{"listed":"baradar","query":"baradar","rule":"same","says":"the same word","similarity":1,"tells":1}],"unmatched":[{"role":"name","side":"listed","tells":0.52,"text":"abd ahmad"},{"role":"name","side":"listed","tells":0.76,"text":"turk"}]},"countryAgree":null,"dobAgree":null,"exactWithLegalForm":false,"identifierAgree":null,"identity":{"askFor":"nationality","decibans":27,"facts":[],"name":{"asked":"Abdul Ghani Baradar","decibans":27,"isExact":false,"listed":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","rarity":61},"outcome":"possible","rule":"not_settled"},"level":"alert","matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","nameKind":"primary","nameScore":8659,"probability":8000,"quality":"strong","query":"Abdul Ghani Baradar","rarity":{"decibans":61,"words":[{"bearers":1,"decibans":35,"text":"baradar"},{"bearers":1,"decibans":26,"text":"ghani"}]},"score":8659},"measures":[{"authority":"United Nations Security Council","measure":"asset_freeze","programs":["Taliban"],"source":"un-sc"}],"points":30,"scorer":"sanctions","severity":"medium","statement":"\"Abdul Ghani Baradar\" meets \"ABDUL GHANI BARADAR ABDUL AHMAD TURK\", which stands on the sanctions list un-sc TAi.024 (United Nations Security Council, Taliban): possible, weight of evidence 27: name +27; ask for the nationality. Its assets are frozen: no one bound by the list may make funds or goods available to it."}],"notes":[{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"courtlistener","text":"Source courtlistener was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"eu-fsf","text":"Source eu-fsf was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-basic","text":"Source gb-ch-basic was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-psc","text":"Source gb-ch-psc was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-lei","text":"Source gleif-lei was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-rr","text":"Source gleif-rr was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"uk-fcdo","text":"Source uk-fcdo was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-csl","text":"Source us-csl was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-cons","text":"Source us-ofac-cons was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-sdn","text":"Source us-ofac-sdn was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sbir","text":"Source us-sbir was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-formd","text":"Source us-sec-formd was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-litigation","text":"Source us-sec-litigation was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-tickers","text":"Source us-sec-tickers was never loaded: what it would say is not known."},{"code":"not_in_registry","parameters":{},"severity":"coverage","text":"The subject was found in no registry."}],"risk":{"citations":[{"id":"TAi.024","locator":"consolidated.xml REFERENCE_NUMBER=TAi.024","recordHash":"786895504b8875ed3d7850d964e82a8a47d9dc7d7b0f80ae870256fce79b4ae3","snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","source":"un-sc","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024"}],"value":30},"scorers":{"litigation":"2","officers":"3","risk":"3","sanctions":"3","upside":"2"},"sources":[{"id":"courtlistener","scorers":["litigation","risk"],"status":"never_synced","title":"CourtListener: dockets of US courts"},{"id":"eu-fsf","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"EU Consolidated Financial Sanctions List"},{"id":"gb-ch-basic","scorers":["officers","risk","upside"],"status":"never_synced","title":"UK companies: Free Company Data Product"},{"id":"gb-ch-psc","scorers":["litigation","officers","risk"],"status":"never_synced","title":"UK companies: persons with significant control"},{"id":"gleif-lei","scorers":["officers","risk","upside"],"status":"never_synced","title":"GLEIF LEI records (level 1)"},{"id":"gleif-rr","scorers":["litigation","officers","risk"],"status":"never_synced","title":"GLEIF relationship records (level 2)"},{"id":"uk-fcdo","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"UK Sanctions List"},{"id":"un-sc","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","scorers":["sanctions","officers","risk"],"snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","status":"stale","title":"UN Security Council Consolidated List","warnings":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."]},{"id":"us-csl","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"US Consolidated Screening List"},{"id":"us-ofac-cons","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Consolidated (non-SDN) List"},{"id":"us-ofac-sdn","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Specially Designated Nationals"},{"id":"us-sbir","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"US SBIR and STTR awards"},{"id":"us-sec-formd","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"SEC Form D filings (exempt offerings)"},{"id":"us-sec-litigation","scorers":["litigation","risk"],"status":"never_synced","title":"SEC litigation releases"},{"id":"us-sec-tickers","scorers":["risk","upside"],"status":"never_synced","title":"SEC company tickers"}],"upside":{"citations":[],"value":0},"verdict":"enhanced_diligence"}', NULL, '1272b2cdb2f5b0e895df89626cee436185df249fdceff24d0675efc6fa634600');
INSERT INTO public.runs VALUES ('01M8JQ5WWXQ9NMDMZKN36PRENW', '01M8JQ56JWKMK1P3VQPYFTVN7E', '01M8JQ5A5NZJDFSTE1NT5JJT2D', 'completed', '{"name":"Zyx Lumber Works"}', '2026-11-29T03:57:00.178Z', '2026-11-29T03:57:00.363Z', '{"conditions":[{"code":"source_stale","parameters":{"required":true,"snapshotDate":"2026-11-01"},"severity":"blocking","source":"un-sc","text":"Required list un-sc is stale: its snapshot of 2026-11-01 was used, what came since is not known."}],"confidence":"low","coverage":{"other":{"current":[],"missing":[{"snapshotDate":null,"source":"courtlistener"},{"snapshotDate":null,"source":"eu-fsf"},{"snapshotDate":null,"source":"gb-ch-basic"},{"snapshotDate":null,"source":"gb-ch-psc"},{"snapshotDate":null,"source":"gleif-lei"},{"snapshotDate":null,"source":"gleif-rr"},{"snapshotDate":null,"source":"uk-fcdo"},{"snapshotDate":null,"source":"us-csl"},{"snapshotDate":null,"source":"us-ofac-cons"},{"snapshotDate":null,"source":"us-ofac-sdn"},{"snapshotDate":null,"source":"us-sbir"},{"snapshotDate":null,"source":"us-sec-formd"},{"snapshotDate":null,"source":"us-sec-litigation"},{"snapshotDate":null,"source":"us-sec-tickers"}],"partial":[],"stale":[]},"required":{"current":[],"missing":[],"partial":[],"stale":[{"snapshotDate":"2026-11-01","source":"un-sc"}]}},"findings":[],"notes":[{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"courtlistener","text":"Source courtlistener was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"eu-fsf","text":"Source eu-fsf was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-basic","text":"Source gb-ch-basic was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-psc","text":"Source gb-ch-psc was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-lei","text":"Source gleif-lei was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-rr","text":"Source gleif-rr was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"uk-fcdo","text":"Source uk-fcdo was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-csl","text":"Source us-csl was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-cons","text":"Source us-ofac-cons was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-sdn","text":"Source us-ofac-sdn was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sbir","text":"Source us-sbir was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-formd","text":"Source us-sec-formd was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-litigation","text":"Source us-sec-litigation was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-tickers","text":"Source us-sec-tickers was never loaded: what it would say is not known."},{"code":"not_in_registry","parameters":{},"severity":"coverage","text":"The subject was found in no registry."}],"risk":{"citations":[],"value":0},"scorers":{"litigation":"2","officers":"3","risk":"3","sanctions":"3","upside":"2"},"sources":[{"id":"courtlistener","scorers":["litigation","risk"],"status":"never_synced","title":"CourtListener: dockets of US courts"},{"id":"eu-fsf","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"EU Consolidated Financial Sanctions List"},{"id":"gb-ch-basic","scorers":["officers","risk","upside"],"status":"never_synced","title":"UK companies: Free Company Data Product"},{"id":"gb-ch-psc","scorers":["litigation","officers","risk"],"status":"never_synced","title":"UK companies: persons with significant control"},{"id":"gleif-lei","scorers":["officers","risk","upside"],"status":"never_synced","title":"GLEIF LEI records (level 1)"},{"id":"gleif-rr","scorers":["litigation","officers","risk"],"status":"never_synced","title":"GLEIF relationship records (level 2)"},{"id":"uk-fcdo","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"UK Sanctions List"},{"id":"un-sc","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","scorers":["sanctions","officers","risk"],"snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","status":"stale","title":"UN Security Council Consolidated List","warnings":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."]},{"id":"us-csl","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"US Consolidated Screening List"},{"id":"us-ofac-cons","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Consolidated (non-SDN) List"},{"id":"us-ofac-sdn","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Specially Designated Nationals"},{"id":"us-sbir","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"US SBIR and STTR awards"},{"id":"us-sec-formd","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"SEC Form D filings (exempt offerings)"},{"id":"us-sec-litigation","scorers":["litigation","risk"],"status":"never_synced","title":"SEC litigation releases"},{"id":"us-sec-tickers","scorers":["risk","upside"],"status":"never_synced","title":"SEC company tickers"}],"upside":{"citations":[],"value":0},"verdict":"insufficient_data"}', NULL, '0d345752ed1cf2749f0af7f2033f803ddbf951668db18e598255277413a98f0b');


--
-- Data for Name: scorecards; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.scorecards VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', 1, '01M8JQ56JWKMK1P3VQPYFTVN7E', 33, 'b2b_saas_smb', '2026-11-29T03:56:58.350Z', 43, 'iterate', '{"scorecard":{"protocol":"7-axis@2026.06","axes":[{"id":"problem","score":6,"max":10,"label":"Problem"},{"id":"market","score":6,"max":10,"label":"Beachhead market"},{"id":"solutions","score":7,"max":10,"label":"Existing solutions"},{"id":"wedge","score":6,"max":10,"label":"Wedge"},{"id":"distribution","score":6,"max":10,"label":"Distribution"},{"id":"economics","score":7,"max":10,"label":"Unit economics"},{"id":"founder","score":5,"max":10,"label":"Founder fit"}],"total":43,"max_total":70,"verdict":"iterate","estimate":{"posterior_p":0.1375,"ci_95":[0.0196,0.4231],"reference":{"category":"b2b_saas_smb","base_rate_pmf_24mo":0.1}}},"evidence":{"grades":{"attested":0,"read":18,"own":0,"unread":9,"absent":0,"word":6},"quotes":{"total":7,"read":7,"established":3},"points_on_read":36},"estimateBasis":{"allowance":0.0007,"quotes":{"read":7,"unread":0,"absent":0},"assumed":{"share":0.1,"honest":{"read":6,"unread":1.6,"absent":0.4},"made_up":{"read":0.8,"unread":2,"absent":2.4}},"base_rate":{"grade":"C","range_80":[0.04,0.18],"sources":["ChartMogul SaaS Growth Report, 2023","ChartMogul / K. Poyar, 2025","Reynolds, Business Creation (PSED), 2018","Carta (P. Walker), via Chronograph; Walker LinkedIn copy Aug 2025; pmf.show 21 Aug 2025, 2024-2025"]},"observed":{"event":"a further dated round more than 90 days and at most 24 months after the first","events":270,"n":794,"rate":0.3401,"wilson_95":[0.3079,0.3737],"cohort":"US firms whose first recorded round, in 2005 to 2010, was angel, seed, series A or unspecified venture, at most 6 years after their founding if that is known","codes":["software"],"attribution":"Data: CrunchBase, October 2013, CC BY"},"calibration":"/docs/estimate"},"explanations":{"problem":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_58682a13","e_6ae4d8d5","e_df7ab6a2","e_a5c4ce82"]},{"rule":"independent","points":1,"text":"at least 3 sources on 2 domains","cites":["e_58682a13","e_6ae4d8d5","e_df7ab6a2"]},{"rule":"behaviour_2","points":1,"text":"2 independent quotes describe a workaround or measured loss","cites":["e_58682a13","e_6ae4d8d5"],"spans":[{"entry":"e_58682a13","start":15,"end":22},{"entry":"e_6ae4d8d5","start":25,"end":36}]},{"rule":"role_fit","points":1,"text":"2 independent speakers hold the ICP role","cites":["e_58682a13","e_6ae4d8d5","e_df7ab6a2"]},{"rule":"counterfactual","points":1,"text":"independent counterfactual with an explanation","cites":["e_a5c4ce82"]}],"caps":[]},"market":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_b5dd9e5c","e_1a9ecf5e","e_56b9c8c0","e_6ea3d879","e_e6be9856"]},{"rule":"icp_precise","points":1,"text":"ICP narrowed on 3 or more of size, geography, trigger, user role, exclusions","cites":["e_b5dd9e5c"]},{"rule":"prospects_distinct","points":1,"text":"3 organisations on distinct domains","cites":["e_1a9ecf5e","e_56b9c8c0","e_6ea3d879"]},{"rule":"acv_grounded","points":1,"text":"ACV within 3x of the median of 2 independent comparables","cites":["e_e6be9856"]},{"rule":"sized","points":1,"text":"sourced account count x ACV reaches 1,000,000 USD a year","cites":["e_b5dd9e5c","e_e6be9856"]}],"caps":[{"cap":"evidence_unread","at":6,"binding":false,"text":"most claims of the axis were not seen at their source: cite pages that can be read, or send an entry again when its page answers","cites":["e_1a9ecf5e","e_56b9c8c0","e_6ea3d879"]}]},"solutions":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_0d20f007","e_1d7f62dc","e_a1c66737","e_c2bda314","e_d33f70d7","e_03964243","e_aa85d7a9","e_eb198041","e_1310b61d","e_8ad8ae93","e_8d14ec0c"]},{"rule":"coverage","points":1,"text":"complaints about 3 different competitors","cites":["e_03964243","e_aa85d7a9","e_eb198041"]},{"rule":"independent","points":1,"text":"complaints from 3 sources on 2 domains","cites":["e_03964243","e_aa85d7a9","e_eb198041"]},{"rule":"behaviour_2","points":1,"text":"2 complaints describe a workaround or measured loss","cites":["e_aa85d7a9","e_eb198041"],"spans":[{"entry":"e_aa85d7a9","start":38,"end":45},{"entry":"e_eb198041","start":62,"end":69}]},{"rule":"status_quo","points":1,"text":"the do-nothing or in-house alternative is named","cites":["e_a1c66737"]},{"rule":"priced","points":1,"text":"3 competitors priced within 12 months","cites":["e_1310b61d","e_8ad8ae93","e_8d14ec0c"]}],"caps":[]},"wedge":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_117815af","e_26b77e03","e_3b225cb6"]},{"rule":"targets_icp","points":1,"text":"wedge names the ICP","cites":["e_117815af","e_b5dd9e5c"]},{"rule":"answers_complaint","points":1,"text":"wedge shares subject matter with 2 or more quotes in the ledger","cites":["e_117815af","e_eb198041","e_58682a13","e_6ae4d8d5"]},{"rule":"measurable","points":1,"text":"wedge has a metric with baseline and target","cites":["e_117815af"]},{"rule":"structural_reason","points":1,"text":"the reason incumbents have not done it is structural","cites":["e_26b77e03"]},{"rule":"replication_6","points":1,"text":"6 or more months to copy, not a guess","cites":["e_3b225cb6"]}],"caps":[{"cap":"unsourced","at":6,"binding":true,"text":"nothing about incumbents is sourced","cites":["e_26b77e03","e_3b225cb6"]}]},"distribution":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_ebd1803c","e_12dc13a9","e_7a0080aa"]},{"rule":"channel_specific","points":1,"text":"one concrete venue with a live URL","cites":["e_ebd1803c"]},{"rule":"benchmark_fresh","points":1,"text":"benchmark dated within 36 months","cites":["e_12dc13a9"]},{"rule":"fit_evidenced","points":1,"text":"founder-channel fit has a public link","cites":["e_7a0080aa"]},{"rule":"cac_consistent","points":1,"text":"assumed CAC is not below 2/3 of the benchmark","cites":["e_1b3a499a","e_12dc13a9"]}],"caps":[]},"economics":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_1b3a499a","e_f5018920","e_ecf940b0","e_96dd465b"]},{"rule":"sourced_2","points":1,"text":"2 of 4 inputs measured or sourced","cites":["e_1b3a499a","e_ecf940b0"]},{"rule":"ltv_cac_3","points":1,"text":"recomputed LTV is 3 or more times CAC","cites":["e_f5018920","e_1b3a499a","e_ecf940b0"]},{"rule":"payback","points":1,"text":"gross-margin payback within the class limit","cites":["e_1b3a499a","e_f5018920","e_ecf940b0"]},{"rule":"margin","points":1,"text":"gross margin at or above the class floor","cites":["e_ecf940b0"]},{"rule":"churn_sober","points":1,"text":"churn assumption no rosier than the class floor","cites":["e_f5018920"]},{"rule":"breakeven_share","points":1,"text":"breakeven needs at most 10% of reachable accounts","cites":["e_96dd465b","e_b5dd9e5c"]}],"caps":[{"cap":"half_assumed","at":7,"binding":true,"text":"two inputs are assumptions","cites":["e_f5018920","e_96dd465b"]}]},"founder":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_4333bb63","e_d3bba4f1","e_30d11d37"]},{"rule":"years_3","points":1,"text":"3 or more years in the domain, publicly checkable","cites":["e_4333bb63"]},{"rule":"was_the_buyer","points":1,"text":"founder has held the ICP role","cites":["e_4333bb63","e_b5dd9e5c"]},{"rule":"relevant_artifact","points":1,"text":"shipped something for the same customer, domain or technology","cites":["e_30d11d37"]}],"caps":[]}},"gates":["total_below_56","axis_below_6","no_costly_signal"],"category":"b2b_saas_smb","logLr":0.49,"nextSignals":[{"axis":"problem","kind":"user_quote","lifts":"problem","rule":"behaviour_3","reason":"someone already spent money or switched because of this","up":0.0165,"middling":0.008,"down":0,"days":2,"effort":"about two days of reading forums or asking customers, free","assumes":{"good":{"says":"someone paid, hired or switched because of it","speaker_role":"practice manager"},"middling":{"says":"someone works around it by hand, and says for how long","speaker_role":"practice manager"},"bad":{"says":"someone denies the need","speaker_role":"practice manager"}},"type":"evidence"},{"axis":"founder","kind":"founder_background_lookup","lifts":"founder","rule":"boost_founder_background_lookup","reason":"optional evidence: founder_background_lookup","up":0.0066,"down":-0.0062,"days":1,"effort":"an hour in public registers, free","assumes":{"good":{"finding_type":"employment"},"bad":{"finding_type":"dispute"}},"type":"evidence"},{"axis":"market","kind":"commitment_record","lifts":"market","rule":"gate_no_costly_signal","reason":"no one has given up money or a habit yet","up":0.019,"middling":0.0052,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"commitment_record","lifts":"problem","rule":"boost_commitment_record","reason":"optional evidence: commitment_record","up":0.0165,"middling":0,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"search_volume_snapshot","lifts":"problem","rule":"boost_search_volume_snapshot","reason":"optional evidence: search_volume_snapshot","up":0.008,"middling":0,"down":-0.0075,"days":1,"effort":"an hour with a keyword tool, free","assumes":{"good":{"monthly_volume":2000,"trend_pct":10},"middling":{"monthly_volume":200,"trend_pct":0},"bad":{"monthly_volume":5,"trend_pct":-60}},"type":"evidence"},{"axis":"distribution","kind":"founder_channel_fit","lifts":"distribution","rule":"fit_quantified","reason":"audience, list or past conversions of 100 or more","up":0.0075,"middling":0,"down":-0.0071,"days":1,"effort":"about a day to find what is public already, free","assumes":{"good":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":2500,"unit":"readers"}},"middling":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":90,"unit":"readers"}},"bad":{"quantity":{"value":20,"unit":"readers"}}},"type":"housekeeping"},{"axis":"distribution","kind":"channel_choice","lifts":"distribution","rule":"volume","reason":"24 months of the channel at no more than 5% conversion covers breakeven","up":0.0075,"middling":0,"down":0,"days":2,"effort":"about two days of asking venues for their numbers, free","assumes":{"good":{"reachable_per_month":271,"conversion_rate":0.02},"middling":{"reachable_per_month":135,"conversion_rate":0.02},"bad":{"reachable_per_month":10,"conversion_rate":0.001}},"type":"housekeeping"}],"milestones":[{"range":"Weeks 1-3","kind":"strengthen","axis":"founder","title":"Strengthen: Founder fit (5/10)","body":"Publish checkable evidence of years and access, and a relevant artifact with adopters. Next: 1 more founder_background_lookup (an hour in public registers, free); if it shows finding_type employment, the estimate moves by about +0.7 points, a contradiction by about -0.6."},{"range":"Weeks 1-3","kind":"strengthen","axis":"problem","title":"Strengthen: Problem (6/10)","body":"Add quotes from a new domain that state what was paid, lost or switched, and one counterfactual from inside the ICP. Next: 1 more user_quote, of someone in the role of the buyer who already paid or switched (about two days of reading forums or asking customers, free); success moves the estimate by about +1.7 points."},{"range":"Weeks 4-6","kind":"strengthen","axis":"distribution","title":"Strengthen: Distribution (6/10)","body":"Add a second cost benchmark and run a 100-click test in the named venue. Next: 1 more search_volume_snapshot (an hour with a keyword tool, free); if it shows monthly_volume 2000, trend_pct 10, the estimate moves by about +0.8 points, a contradiction by about -0.7."},{"range":"Weeks 4-6","kind":"strengthen","axis":"market","title":"Strengthen: Beachhead market (6/10)","body":"Source the account count, add two priced comparables, and move two prospects to a meeting. Next: 1 more commitment_record (about two weeks of selling, free); if it shows type paid, amount 1500, the estimate moves by about +1.9 points."},{"range":"Weeks 7-9","kind":"strengthen","axis":"wedge","title":"Strengthen: Wedge (6/10)","body":"Source the incumbent''s constraint and time a comparable feature''s release. Held at 6 because nothing about incumbents is sourced. Next: a better anti_wedge (about three days in filings, contracts and terms, free); if it shows reason_type business_model_conflict, the estimate moves by about +0.9 points, a contradiction by about -0.4."},{"range":"Weeks 7-9","kind":"strengthen","axis":"economics","title":"Strengthen: Unit economics (7/10)","body":"Replace the two largest assumptions with a measurement or a sourced benchmark. Held at 7 because two inputs are assumptions. Next: a better ltv (about a week with the accounts of paying customers, free); if it shows amount 3130, arpa_monthly 125, churn_monthly 0.03, the estimate moves by about +0.6 points, a contradiction by about -1.1."},{"range":"Weeks 10-12","kind":"strengthen","axis":"solutions","title":"Strengthen: Existing solutions (7/10)","body":"Add complaints about a second and third competitor from review sites and refresh prices older than a year. Next: 1 more dissatisfaction_quote, of someone who already paid or switched (about a day on review sites, free); success moves the estimate by about +0.5 points."}],"settings":"3340d8878f74e4e250122fc027198eef0f2637d3835ac347ade494fbf3ce8f17"}');


--
-- Data for Name: search_texts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_texts VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'session', '01M8JQ5QSNCS7RFYR8AJPHR5ZT', 'practices in the uk carry many small patient debts that nobody collects. we send polite balance reminders with a pay-by-link, set once by the practice manager. founder site: recallcalc.uk.');
INSERT INTO public.search_texts VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'run', '01M8JQ5W5YZXKZ4JYDTFJ3T9XA', 'abdul ghani baradar');
INSERT INTO public.search_texts VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'run', '01M8JQ5WWXQ9NMDMZKN36PRENW', 'zyx lumber works');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('01M8JQ5QSNCS7RFYR8AJPHR5ZT', '01M8JQ56JWKMK1P3VQPYFTVN7E', '01M8JQ5A5NZJDFSTE1NT5JJT2D', 'Practices in the UK carry many small patient debts that nobody collects. We send polite balance reminders with a pay-by-link, set once by the practice manager. Founder site: recallcalc.uk.', '2026-11-29T03:56:54.928Z', 'b2b_saas_smb', 33, '{"session_id":"01M8JQ5QSNCS7RFYR8AJPHR5ZT","protocol":"7-axis@2026.06","ready_to_score":true,"missing_signals":[],"axes":{"problem":{"status":"scored","requirements":{"user_quote":{"need":3,"have":3,"complete":true},"counterfactual_quote":{"need":1,"have":1,"complete":true}}},"market":{"status":"scored","requirements":{"icp_definition":{"need":1,"have":1,"complete":true},"named_prospect":{"need":3,"have":3,"complete":true},"acv_estimate":{"need":1,"have":1,"complete":true}}},"solutions":{"status":"scored","requirements":{"named_competitor":{"need":5,"have":5,"complete":true},"dissatisfaction_quote":{"need":3,"have":3,"complete":true},"pricing_row":{"need":3,"have":3,"complete":true}}},"wedge":{"status":"scored","requirements":{"wedge_statement":{"need":1,"have":1,"complete":true},"anti_wedge":{"need":1,"have":1,"complete":true},"replication_estimate":{"need":1,"have":1,"complete":true}}},"distribution":{"status":"scored","requirements":{"channel_choice":{"need":1,"have":1,"complete":true},"cac_benchmark":{"need":1,"have":1,"complete":true},"founder_channel_fit":{"need":1,"have":1,"complete":true}}},"economics":{"status":"scored","requirements":{"cac":{"need":1,"have":1,"complete":true},"ltv":{"need":1,"have":1,"complete":true},"gross_margin":{"need":1,"have":1,"complete":true},"breakeven_customers":{"need":1,"have":1,"complete":true}}},"founder":{"status":"scored","requirements":{"domain_years":{"need":1,"have":1,"complete":true},"unfair_advantage":{"need":1,"have":1,"complete":true},"shipped_artifact":{"need":1,"have":1,"complete":true}}}},"next_signals":[{"axis":"problem","kind":"user_quote","lifts":"problem","rule":"behaviour_3","reason":"someone already spent money or switched because of this","up":0.0165,"middling":0.008,"down":0,"days":2,"effort":"about two days of reading forums or asking customers, free","assumes":{"good":{"says":"someone paid, hired or switched because of it","speaker_role":"practice manager"},"middling":{"says":"someone works around it by hand, and says for how long","speaker_role":"practice manager"},"bad":{"says":"someone denies the need","speaker_role":"practice manager"}},"type":"evidence"},{"axis":"founder","kind":"founder_background_lookup","lifts":"founder","rule":"boost_founder_background_lookup","reason":"optional evidence: founder_background_lookup","up":0.0066,"down":-0.0062,"days":1,"effort":"an hour in public registers, free","assumes":{"good":{"finding_type":"employment"},"bad":{"finding_type":"dispute"}},"type":"evidence"},{"axis":"market","kind":"commitment_record","lifts":"market","rule":"gate_no_costly_signal","reason":"no one has given up money or a habit yet","up":0.019,"middling":0.0052,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"commitment_record","lifts":"problem","rule":"boost_commitment_record","reason":"optional evidence: commitment_record","up":0.0165,"middling":0,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"search_volume_snapshot","lifts":"problem","rule":"boost_search_volume_snapshot","reason":"optional evidence: search_volume_snapshot","up":0.008,"middling":0,"down":-0.0075,"days":1,"effort":"an hour with a keyword tool, free","assumes":{"good":{"monthly_volume":2000,"trend_pct":10},"middling":{"monthly_volume":200,"trend_pct":0},"bad":{"monthly_volume":5,"trend_pct":-60}},"type":"evidence"},{"axis":"distribution","kind":"founder_channel_fit","lifts":"distribution","rule":"fit_quantified","reason":"audience, list or past conversions of 100 or more","up":0.0075,"middling":0,"down":-0.0071,"days":1,"effort":"about a day to find what is public already, free","assumes":{"good":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":2500,"unit":"readers"}},"middling":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":90,"unit":"readers"}},"bad":{"quantity":{"value":20,"unit":"readers"}}},"type":"housekeeping"},{"axis":"distribution","kind":"channel_choice","lifts":"distribution","rule":"volume","reason":"24 months of the channel at no more than 5% conversion covers breakeven","up":0.0075,"middling":0,"down":0,"days":2,"effort":"about two days of asking venues for their numbers, free","assumes":{"good":{"reachable_per_month":271,"conversion_rate":0.02},"middling":{"reachable_per_month":135,"conversion_rate":0.02},"bad":{"reachable_per_month":10,"conversion_rate":0.001}},"type":"housekeeping"}]}', '{"scores":[6,6,7,6,6,7,5],"verdict":"iterate"}');


--
-- Data for Name: sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--



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

INSERT INTO public.source_snapshots VALUES (1, 'un-sc@67a73358c377', 'un-sc', '{"id":"un-sc@67a73358c377","sourceId":"un-sc","fetchedAt":"2026-11-29T03:56:33.513Z","asOf":"2026-11-01","datedBy":"publisher","shortfalls":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."],"url":null,"importedFrom":"/tmp/w/releases/samples/un-sc","etag":null,"lastModified":null,"bytes":4959,"contentSha256":"67a73358c377f222fbd41f214b36ea84114f22686c62f5ecd256823821aca176","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","counts":{"person":2,"organization":5},"records":7,"parserVersion":"2","licence":"No open licence is stated; free use with attribution, subject to the terms of the United Nations","warnings":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."],"sample":false,"seq":1}', 'pinned');


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
-- Data for Name: workspaces; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.workspaces VALUES ('01M8JQ56JWKMK1P3VQPYFTVN7E', 'Upgrade', 'pro', '2026-11-29T03:56:37.350Z');


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
-- Name: memberships memberships_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_pk PRIMARY KEY (workspace_id, user_id);


--
-- Name: operators operators_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operators
    ADD CONSTRAINT operators_pkey PRIMARY KEY (user_id);


--
-- Name: quotas quotas_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotas
    ADD CONSTRAINT quotas_pk PRIMARY KEY (workspace_id, month);


--
-- Name: run_queue run_queue_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run_queue
    ADD CONSTRAINT run_queue_pkey PRIMARY KEY (run_id);


--
-- Name: runs runs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_pkey PRIMARY KEY (id);


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
-- Name: workspaces workspaces_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workspaces
    ADD CONSTRAINT workspaces_pkey PRIMARY KEY (id);


--
-- Name: api_key_secrets_by_key_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_key_secrets_by_key_id ON public.api_key_secrets USING btree (key_id);


--
-- Name: api_keys_by_workspace_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_keys_by_workspace_id ON public.api_keys USING btree (workspace_id);


--
-- Name: audit_subtrees_by_hash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_subtrees_by_hash ON public.audit_subtrees USING btree (workspace_id, hash);


--
-- Name: citation_checks_by_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX citation_checks_by_id ON public.citation_checks USING btree (workspace_id, id);


--
-- Name: idempotency_keys_by_workspace_id_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotency_keys_by_workspace_id_at ON public.idempotency_keys USING btree (workspace_id, at);


--
-- Name: links_by_workspace_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX links_by_workspace_id ON public.links USING btree (workspace_id);


--
-- Name: memberships_by_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX memberships_by_user_id ON public.memberships USING btree (user_id);


--
-- Name: run_queue_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX run_queue_by_time ON public.run_queue USING btree (queued_at);


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
-- Name: telemetry_events_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX telemetry_events_by_time ON public.telemetry_events USING btree (workspace_id, at, event_kind, session_id);


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
-- Name: quotas quotas_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotas
    ADD CONSTRAINT quotas_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


--
-- Name: run_queue run_queue_run_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run_queue
    ADD CONSTRAINT run_queue_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.runs(id);


--
-- Name: runs runs_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


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
-- Name: audit_checkpoints; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.audit_checkpoints ENABLE ROW LEVEL SECURITY;

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
-- Name: audit_checkpoints one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.audit_checkpoints USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


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
-- Name: quotas one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.quotas USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: runs one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.runs USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


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
-- Name: quotas; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.quotas ENABLE ROW LEVEL SECURITY;

--
-- Name: runs; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.runs ENABLE ROW LEVEL SECURITY;

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
-- PostgreSQL database dump complete
--


