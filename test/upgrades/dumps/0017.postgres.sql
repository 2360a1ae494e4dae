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
    hash text NOT NULL,
    run_id text DEFAULT ''::text NOT NULL
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
    erasure text,
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
    retention_days integer,
    CONSTRAINT workspaces_tier_check CHECK ((tier = ANY (ARRAY['free'::text, 'pro'::text])))
);


--
-- Data for Name: api_key_secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_key_secrets VALUES ('528f47aab03deafaf933533edc878e7308acc56c5a9fd0a5bee89259426d680f', '01M8JC24FT1400PXCT5QWN1D2W', '2026-11-29T00:42:42.555Z', NULL);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES ('01M8JC24FT1400PXCT5QWN1D2W', '01M8JC240R4F5BJC51AMY5RSX6', 'k', 'run,read,decide', '2026-11-29T00:42:42.555Z', NULL, NULL, '2026-11-29T00:42:45.053Z');


--
-- Data for Name: audit_checkpoints; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_checkpoints VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 0, '127.0.0.1:40835/t/d65b88f6000ed554c0991d8ca9260a30
0
47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=

— 127.0.0.1:40835/t/d65b88f6000ed554c0991d8ca9260a30 4BKhzCyV1O6xPBF0oB8IAvdQDZMgZOwszxM7yeVA2hOcZHfzf/6O2zHz6deELIvTSZm0X7Lv90TYWGejD8u0tq1oow0=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 2, '127.0.0.1:40835/t/d65b88f6000ed554c0991d8ca9260a30
2
ZYxAHoQ4nVfiSxHf5PKE7UkB2tQzzmQNEQbwFeiPILE=

— 127.0.0.1:40835/t/d65b88f6000ed554c0991d8ca9260a30 4BKhzOVU5lqvYpYrm6RWRUfYRLB3txgiD9qe5/phDtWQd0cIfOGzwaaN2ICecrRb/OIQ7gERDrzvuLha7x1ddFC/sA4=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 3, '127.0.0.1:40835/t/d65b88f6000ed554c0991d8ca9260a30
3
UfPMuQGkLV09OwpJYZrqTmcRsJKZVzUFBUm0kxFx0e8=

— 127.0.0.1:40835/t/d65b88f6000ed554c0991d8ca9260a30 4BKhzFDLEZFZxjIirYmfee6cC1UMcuRreKlbex1hAB/9ljSU2l2/WubQnc3xN9h5IIx/dQ+02nWDYjcmOdqv3VxD7w4=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 5, '127.0.0.1:40835/t/d65b88f6000ed554c0991d8ca9260a30
5
aE09JwO/CnHT6u/MmHtWIXc5r/jkNK54RDgsYpiMaPk=

— 127.0.0.1:40835/t/d65b88f6000ed554c0991d8ca9260a30 4BKhzHXbyid8hisFoSVSKfDIImUttZqLjRjmZEXR2bqoFkBV+eH8kofZHD/ycNgL86ROVd3zcJzlp1ImdiO9iKZgnwQ=
');
INSERT INTO public.audit_checkpoints VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 6, '127.0.0.1:40835/t/d65b88f6000ed554c0991d8ca9260a30
6
HCCxNr1V7/S+hto15Mcv2OhD4W54Hyy+6FHmWGu+PQw=

— 127.0.0.1:40835/t/d65b88f6000ed554c0991d8ca9260a30 4BKhzMZ1hZDuCriCHeqixpTB1vVQKrgc57uQX95g4xRQPDQkhGjq5yiDPLVjrE3CccfzpsQSPI5TYaTOhvdiEvvm1gM=
');


--
-- Data for Name: audit_disclosures; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_disclosures VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 'subject.name', '01M8JC240R4F5BJC51AMY5RSX6', 'wBLJgLlSk2v2nqktiGlQFRhvLyfGKRL4UyuQ9S6T7V0', '"Abdul Ghani Baradar"');
INSERT INTO public.audit_disclosures VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 'scorecard', '01M8JC240R4F5BJC51AMY5RSX6', 'uwupHcn09V1jqr2Z2T0BtHdsLsluXJ8x_eP0uyiHyO4', '');
INSERT INTO public.audit_disclosures VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 'subject.name', '01M8JC240R4F5BJC51AMY5RSX6', 'FoRQgmYvAp8sYiK6pxSoHDR1mIza66g7G8f46SEGpdc', '"Zyx Lumber Works"');
INSERT INTO public.audit_disclosures VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 'scorecard', '01M8JC240R4F5BJC51AMY5RSX6', '6omc-9DXVqsNY55scOlJ4DjoYn0tWufq18QdPAhiYd0', '');


--
-- Data for Name: audit_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 0, '01M8JC240R4F5BJC51AMY5RSX6', '6a2113adcb53b1c097e89dbe0780c142dd13b4fd3ad1be8c728a07eaf3a2a767', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:45.993Z","data":{"matcher":"6","resources":"08225dbad210f970","scorers":{"litigation":"2","officers":"5","risk":"5","sanctions":"4","upside":"2"}},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":0,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"run.opened","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 1, '01M8JC240R4F5BJC51AMY5RSX6', '8879757d6487ef2c61c951b1d5216070643362b2a019bf473daf0ad36c3d684e', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:45.993Z","data":{"_sd":["-wd1ePLJwyI8ptRZtoOoFcab9-sNhYO4ghKy9feAFhA"]},"prev":"6a2113adcb53b1c097e89dbe0780c142dd13b4fd3ad1be8c728a07eaf3a2a767","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":1,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"input","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 2, '01M8JC240R4F5BJC51AMY5RSX6', 'ddc1a07ceb225cb34b2e71ea2976f9f96ab3cf3094f65d035f9ebd6973fb252d', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"courtlistener","status":"never_synced"},"prev":"8879757d6487ef2c61c951b1d5216070643362b2a019bf473daf0ad36c3d684e","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":2,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 3, '01M8JC240R4F5BJC51AMY5RSX6', '643f7d7cb2b2fc899c56b0001086a0cca5478569fb01a13776a082cf62afcf70', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"eu-fsf","status":"never_synced"},"prev":"ddc1a07ceb225cb34b2e71ea2976f9f96ab3cf3094f65d035f9ebd6973fb252d","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":3,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 4, '01M8JC240R4F5BJC51AMY5RSX6', 'fa68b82152f2b9fce8e3a645742cd9a254067d548fd070947912605eca619a60', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"gb-ch-basic","status":"never_synced"},"prev":"643f7d7cb2b2fc899c56b0001086a0cca5478569fb01a13776a082cf62afcf70","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":4,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 5, '01M8JC240R4F5BJC51AMY5RSX6', 'cc1065e01da58ee1968795d554b5128b6cb4e2abdaf1d5e86c753c16c799442c', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"gb-ch-psc","status":"never_synced"},"prev":"fa68b82152f2b9fce8e3a645742cd9a254067d548fd070947912605eca619a60","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":5,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 6, '01M8JC240R4F5BJC51AMY5RSX6', 'fa1e1acd4f45aec0bccd1393515516969fd7148e125c506c3fc1af7d7a9699da', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"gleif-lei","status":"never_synced"},"prev":"cc1065e01da58ee1968795d554b5128b6cb4e2abdaf1d5e86c753c16c799442c","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":6,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 7, '01M8JC240R4F5BJC51AMY5RSX6', '647e11819ab74c574a2df83f75140f90353693feddb5f24b17100f1dc5b02df5', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"gleif-rr","status":"never_synced"},"prev":"fa1e1acd4f45aec0bccd1393515516969fd7148e125c506c3fc1af7d7a9699da","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":7,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 8, '01M8JC240R4F5BJC51AMY5RSX6', '035b85bb023c650179e2e2e8b0b008ab619bcd376f76bdc48af7b7905b70443f', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"uk-fcdo","status":"never_synced"},"prev":"647e11819ab74c574a2df83f75140f90353693feddb5f24b17100f1dc5b02df5","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":8,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 9, '01M8JC240R4F5BJC51AMY5RSX6', '9f9178a0452b5e95d6e901bad78b03a5f8aeb0dd6c9e2582719e949c38ee07cd', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"bytes":4959,"contentSha256":"67a73358c377f222fbd41f214b36ea84114f22686c62f5ecd256823821aca176","fetchedAt":"2026-11-29T00:42:41.269Z","id":"un-sc","parserVersion":"2","records":7,"recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","sample":false,"snapshot":"un-sc@67a73358c377","snapshotDate":"2026-11-01","status":"stale","url":null},"prev":"035b85bb023c650179e2e2e8b0b008ab619bcd376f76bdc48af7b7905b70443f","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":9,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 10, '01M8JC240R4F5BJC51AMY5RSX6', 'e234dcc7b75c65f4a140b3db9d9309a768aeb399406cfe31c72e6b4d801c4e27', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"us-csl","status":"never_synced"},"prev":"9f9178a0452b5e95d6e901bad78b03a5f8aeb0dd6c9e2582719e949c38ee07cd","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":10,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 11, '01M8JC240R4F5BJC51AMY5RSX6', '44ce6b18bc1a6de1652a2c5f81714b60fb719f217a615f963cd9e85ea51d2bc7', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"us-ofac-cons","status":"never_synced"},"prev":"e234dcc7b75c65f4a140b3db9d9309a768aeb399406cfe31c72e6b4d801c4e27","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":11,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 12, '01M8JC240R4F5BJC51AMY5RSX6', 'd0ab3500c6463242910f68bba54737b765725c98963662f461659e132f2e1a25', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"us-ofac-sdn","status":"never_synced"},"prev":"44ce6b18bc1a6de1652a2c5f81714b60fb719f217a615f963cd9e85ea51d2bc7","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":12,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 13, '01M8JC240R4F5BJC51AMY5RSX6', '96036d08eb5424ba1d166a0185d0367b6eba287aec5c55286590f527fc098a19', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"us-sbir","status":"never_synced"},"prev":"d0ab3500c6463242910f68bba54737b765725c98963662f461659e132f2e1a25","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":13,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 14, '01M8JC240R4F5BJC51AMY5RSX6', 'f0fba515dee72e29b63f013258a2b66abf263117c86606fd260bea4c628e4268', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"us-sec-formd","status":"never_synced"},"prev":"96036d08eb5424ba1d166a0185d0367b6eba287aec5c55286590f527fc098a19","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":14,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 15, '01M8JC240R4F5BJC51AMY5RSX6', '500ca3f7709a211771602fff6b494f27017b7b03062bec09ca044d1e225456d7', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"us-sec-litigation","status":"never_synced"},"prev":"f0fba515dee72e29b63f013258a2b66abf263117c86606fd260bea4c628e4268","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":15,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 16, '01M8JC240R4F5BJC51AMY5RSX6', 'c6fd87c627b7398e2dffc02a75311960a644e86f4a9849d6027ce3e14a540c71', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"id":"us-sec-tickers","status":"never_synced"},"prev":"500ca3f7709a211771602fff6b494f27017b7b03062bec09ca044d1e225456d7","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":16,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 17, '01M8JC240R4F5BJC51AMY5RSX6', '4288ae4e9eb8d9f305450423d8a0a3d577b044eee62936849c64c2fdcd568475', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"findings":[],"name":"litigation","version":"2"},"prev":"c6fd87c627b7398e2dffc02a75311960a644e86f4a9849d6027ce3e14a540c71","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":17,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 18, '01M8JC240R4F5BJC51AMY5RSX6', '6ae94a046a0c2b40f2e0101ae3b973d4509b665b67ed5a77f77fbcd7df57028a', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"findings":[],"name":"officers","version":"5"},"prev":"4288ae4e9eb8d9f305450423d8a0a3d577b044eee62936849c64c2fdcd568475","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":18,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 19, '01M8JC240R4F5BJC51AMY5RSX6', '491b37f50719c1c8e292fa02111d9478ecc6271b4ebd6ed260e406a4fb1059a6', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"findings":[],"name":"risk","version":"5"},"prev":"6ae94a046a0c2b40f2e0101ae3b973d4509b665b67ed5a77f77fbcd7df57028a","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":19,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 20, '01M8JC240R4F5BJC51AMY5RSX6', '7ff450fd29a1ee70c83eec60f38310e95dc01333b76b7b2586a79be139f95c3d', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"findings":[{"citations":[{"id":"TAi.024","recordHash":"786895504b8875ed3d7850d964e82a8a47d9dc7d7b0f80ae870256fce79b4ae3","snapshot":"un-sc@67a73358c377","source":"un-sc"}],"id":"sanctions:sanctions-alert:un-sc:TAi.024","kind":"sanctions-alert","points":30,"severity":"medium"}],"name":"sanctions","version":"4"},"prev":"491b37f50719c1c8e292fa02111d9478ecc6271b4ebd6ed260e406a4fb1059a6","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":20,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 21, '01M8JC240R4F5BJC51AMY5RSX6', '0254b5b3cc47ebe6bb965fd65e6669589e8b9cbec5758eb73309994d34e45afc', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"findings":[],"name":"upside","version":"2"},"prev":"7ff450fd29a1ee70c83eec60f38310e95dc01333b76b7b2586a79be139f95c3d","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":21,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', 22, '01M8JC240R4F5BJC51AMY5RSX6', '03bbb4477ee0e5c5ea1b2dc94a7d95d37f83325cc65417801cf9822dd03f060d', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.050Z","data":{"_sd":["vwzCz9bJgALdPebVr4yRp1P3Dj2yR8QLaz3JPlOcicQ"],"confidence":"low","matcher":"6","resources":"08225dbad210f970","risk":30,"upside":0,"verdict":"enhanced_diligence"},"prev":"0254b5b3cc47ebe6bb965fd65e6669589e8b9cbec5758eb73309994d34e45afc","run":"01M8JC27VAES0NXMM96RZ6VW9N","seq":22,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"scorecard.sealed","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 0, '01M8JC240R4F5BJC51AMY5RSX6', '85563a7bae7c8367661fd9c7d3dfc210a13c73d0356351bc1272e0c2cc4bc19f', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.092Z","data":{"matcher":"6","resources":"08225dbad210f970","scorers":{"litigation":"2","officers":"5","risk":"5","sanctions":"4","upside":"2"}},"prev":"0000000000000000000000000000000000000000000000000000000000000000","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":0,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"run.opened","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 1, '01M8JC240R4F5BJC51AMY5RSX6', '360b4cd2a51a0c87065895ca819d12767917252a62b74ab05c9839c06c718c96', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.092Z","data":{"_sd":["0mjLtqj4SUJq76erjNX1XCWhKjVx_axmTu7UjgBQV5Y"]},"prev":"85563a7bae7c8367661fd9c7d3dfc210a13c73d0356351bc1272e0c2cc4bc19f","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":1,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"input","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 2, '01M8JC240R4F5BJC51AMY5RSX6', 'ce389653401de9cca076c9ec91097720c8f76a34f865202dc7a7bdd4b788120b', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"courtlistener","status":"never_synced"},"prev":"360b4cd2a51a0c87065895ca819d12767917252a62b74ab05c9839c06c718c96","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":2,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 3, '01M8JC240R4F5BJC51AMY5RSX6', '210047ef9dd34f8aba0792cbc5e8213a7d22743790a7eaa6d427936409a07d25', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"eu-fsf","status":"never_synced"},"prev":"ce389653401de9cca076c9ec91097720c8f76a34f865202dc7a7bdd4b788120b","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":3,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 4, '01M8JC240R4F5BJC51AMY5RSX6', 'e16a8ea7a48db2ac685f1f655b264d3a6e980db3630ecc9e6a9337cbf59502bd', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"gb-ch-basic","status":"never_synced"},"prev":"210047ef9dd34f8aba0792cbc5e8213a7d22743790a7eaa6d427936409a07d25","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":4,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 5, '01M8JC240R4F5BJC51AMY5RSX6', '93802f397e3ae0cdc06b524239879eaba6503b9dc3711b890e2a4175ca493e40', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"gb-ch-psc","status":"never_synced"},"prev":"e16a8ea7a48db2ac685f1f655b264d3a6e980db3630ecc9e6a9337cbf59502bd","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":5,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 6, '01M8JC240R4F5BJC51AMY5RSX6', '2ce6d591689be4467d4289a324a7f59edfdf7dca85086b005564c10b1d424378', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"gleif-lei","status":"never_synced"},"prev":"93802f397e3ae0cdc06b524239879eaba6503b9dc3711b890e2a4175ca493e40","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":6,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 7, '01M8JC240R4F5BJC51AMY5RSX6', 'd90e34e099d66d5cc40f6be4d53ee7c9dfc4a9cdf8753abb279836a42559b3da', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"gleif-rr","status":"never_synced"},"prev":"2ce6d591689be4467d4289a324a7f59edfdf7dca85086b005564c10b1d424378","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":7,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 8, '01M8JC240R4F5BJC51AMY5RSX6', '3ec70ee27211d2a672e2fcaa90c1f3498997c6a88bb6b08d868832f2ccc6fbc1', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"uk-fcdo","status":"never_synced"},"prev":"d90e34e099d66d5cc40f6be4d53ee7c9dfc4a9cdf8753abb279836a42559b3da","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":8,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 9, '01M8JC240R4F5BJC51AMY5RSX6', '725c63aaf3342d51c4890b4822669bc881252c3e983cf8dee6fc076f519cf12d', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"bytes":4959,"contentSha256":"67a73358c377f222fbd41f214b36ea84114f22686c62f5ecd256823821aca176","fetchedAt":"2026-11-29T00:42:41.269Z","id":"un-sc","parserVersion":"2","records":7,"recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","sample":false,"snapshot":"un-sc@67a73358c377","snapshotDate":"2026-11-01","status":"stale","url":null},"prev":"3ec70ee27211d2a672e2fcaa90c1f3498997c6a88bb6b08d868832f2ccc6fbc1","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":9,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 10, '01M8JC240R4F5BJC51AMY5RSX6', '6b0c0d05c27d9747db6f0a9c0147c8eeb072ee3bb8ded3253766b38b31e3eda5', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"us-csl","status":"never_synced"},"prev":"725c63aaf3342d51c4890b4822669bc881252c3e983cf8dee6fc076f519cf12d","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":10,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 11, '01M8JC240R4F5BJC51AMY5RSX6', 'c59dbd54433a1821a542f7560a94f8d751db5b19e480901a9722892f363e73ca', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"us-ofac-cons","status":"never_synced"},"prev":"6b0c0d05c27d9747db6f0a9c0147c8eeb072ee3bb8ded3253766b38b31e3eda5","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":11,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 12, '01M8JC240R4F5BJC51AMY5RSX6', 'a329fbe0d07770ccbee968e4c3335358f58748cb33dcf109644b1068e2624b50', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"us-ofac-sdn","status":"never_synced"},"prev":"c59dbd54433a1821a542f7560a94f8d751db5b19e480901a9722892f363e73ca","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":12,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 13, '01M8JC240R4F5BJC51AMY5RSX6', 'b1aca6b65bc5eb07c1d09c24c1a19474d12cbfe0512bb0a13eff507442f1c867', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"us-sbir","status":"never_synced"},"prev":"a329fbe0d07770ccbee968e4c3335358f58748cb33dcf109644b1068e2624b50","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":13,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 14, '01M8JC240R4F5BJC51AMY5RSX6', '360205d63bc4636aa4c9cd25305bdebdfeccdeb0b55e312d923f1b1d7000dfba', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"us-sec-formd","status":"never_synced"},"prev":"b1aca6b65bc5eb07c1d09c24c1a19474d12cbfe0512bb0a13eff507442f1c867","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":14,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 15, '01M8JC240R4F5BJC51AMY5RSX6', 'e2448f6ed20900e41c990324c998f1d100c3bf80e5d3c58788ceb587dd6069c5', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"us-sec-litigation","status":"never_synced"},"prev":"360205d63bc4636aa4c9cd25305bdebdfeccdeb0b55e312d923f1b1d7000dfba","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":15,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 16, '01M8JC240R4F5BJC51AMY5RSX6', 'c41d71202a5bab15fdafcfbb4ae03e55d38d2dc2ec3c295c2657e463d1339e0f', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"id":"us-sec-tickers","status":"never_synced"},"prev":"e2448f6ed20900e41c990324c998f1d100c3bf80e5d3c58788ceb587dd6069c5","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":16,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"source","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 17, '01M8JC240R4F5BJC51AMY5RSX6', 'd64539ee864a2c34cab10d0e95329f343d4d72af792cbf1a09d4f259e3941b62', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"findings":[],"name":"litigation","version":"2"},"prev":"c41d71202a5bab15fdafcfbb4ae03e55d38d2dc2ec3c295c2657e463d1339e0f","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":17,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 18, '01M8JC240R4F5BJC51AMY5RSX6', '66fd93a779e2df8e013eedc96dcd45296f094bd86d69286acfc871ff6c0c9999', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"findings":[],"name":"officers","version":"5"},"prev":"d64539ee864a2c34cab10d0e95329f343d4d72af792cbf1a09d4f259e3941b62","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":18,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 19, '01M8JC240R4F5BJC51AMY5RSX6', 'dbdb26812352eb29470263ee76e621f8fdaf84b466cf2c7b1c9eb38592c5f810', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"findings":[],"name":"risk","version":"5"},"prev":"66fd93a779e2df8e013eedc96dcd45296f094bd86d69286acfc871ff6c0c9999","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":19,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 20, '01M8JC240R4F5BJC51AMY5RSX6', '4f55cd397ad9abed54caba95379cbfc7e77308822941d15412076cf0fa19d23b', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"findings":[],"name":"sanctions","version":"4"},"prev":"dbdb26812352eb29470263ee76e621f8fdaf84b466cf2c7b1c9eb38592c5f810","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":20,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 21, '01M8JC240R4F5BJC51AMY5RSX6', 'adc219ff945cfa018b3b4073cd85eb8e1521d3c4ee1b80343ec2899210b43749', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"findings":[],"name":"upside","version":"2"},"prev":"4f55cd397ad9abed54caba95379cbfc7e77308822941d15412076cf0fa19d23b","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":21,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"scorer","v":1}');
INSERT INTO public.audit_entries VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', 22, '01M8JC240R4F5BJC51AMY5RSX6', '5a1268485edff9cfa8425c7544de7cd34f27c1b6b205cdf09a3a856b3464e8e4', '{"actor":"01M8JC24FT1400PXCT5QWN1D2W","at":"2026-11-29T00:42:46.112Z","data":{"_sd":["gJ9vr6V4AUu1s9ijGjDVUF9Ve3s31Cth7a_SaiM2e2U"],"confidence":"low","matcher":"6","resources":"08225dbad210f970","risk":0,"upside":0,"verdict":"insufficient_data"},"prev":"adc219ff945cfa018b3b4073cd85eb8e1521d3c4ee1b80343ec2899210b43749","run":"01M8JC27YDR9GBZM9SVRNFEYZA","seq":22,"tenant":"d65b88f6000ed554c0991d8ca9260a30","type":"scorecard.sealed","v":1}');


--
-- Data for Name: audit_logs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_logs VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'd65b88f6000ed554c0991d8ca9260a30', '127.0.0.1:40835/t/d65b88f6000ed554c0991d8ca9260a30');


--
-- Data for Name: audit_subtrees; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_subtrees VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 0, 0, '6a2113adcb53b1c097e89dbe0780c142dd13b4fd3ad1be8c728a07eaf3a2a767', '01M8JC27VAES0NXMM96RZ6VW9N');
INSERT INTO public.audit_subtrees VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 0, 1, '8879757d6487ef2c61c951b1d5216070643362b2a019bf473daf0ad36c3d684e', '01M8JC27VAES0NXMM96RZ6VW9N');
INSERT INTO public.audit_subtrees VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 1, 0, '658c401e84389d57e24b11dfe4f284ed4901dad433ce640d1106f015e88f20b1', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 0, 2, '03bbb4477ee0e5c5ea1b2dc94a7d95d37f83325cc65417801cf9822dd03f060d', '01M8JC27VAES0NXMM96RZ6VW9N');
INSERT INTO public.audit_subtrees VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 0, 3, '85563a7bae7c8367661fd9c7d3dfc210a13c73d0356351bc1272e0c2cc4bc19f', '01M8JC27YDR9GBZM9SVRNFEYZA');
INSERT INTO public.audit_subtrees VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 1, 1, '30d8699531cda35ed82842b7d5d54c112a0547f1d786f20df42f40df90442dd9', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 2, 0, '02d0b8bb3be2a56fa71b6cdd23b56720983b345ba396aab01f9bef17ce3f7257', '');
INSERT INTO public.audit_subtrees VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 0, 4, '360b4cd2a51a0c87065895ca819d12767917252a62b74ab05c9839c06c718c96', '01M8JC27YDR9GBZM9SVRNFEYZA');
INSERT INTO public.audit_subtrees VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 0, 5, '5a1268485edff9cfa8425c7544de7cd34f27c1b6b205cdf09a3a856b3464e8e4', '01M8JC27YDR9GBZM9SVRNFEYZA');
INSERT INTO public.audit_subtrees VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 1, 2, 'ab896c237e94a49414065760f072e75c0e7b2e8d639f222df90400890397de49', '');


--
-- Data for Name: category_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.category_changes VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 1, '01M8JC240R4F5BJC51AMY5RSX6', '2026-11-29T00:42:45.057Z', 'b2b_saas_smb');


--
-- Data for Name: citation_checks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: credentials; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_9fd34b5e', '01M8JC240R4F5BJC51AMY5RSX6', 1, 'market', 'named_prospect', '{"contact_role":"practice manager","contact_status":"contacted","organization":"Birch Dental","organization_url":"http://birchdental.com.localhost:43773"}', '2026-11-29T00:42:45.128Z', NULL, '[{"url":"http://birchdental.com.localhost:43773","class":"ok","status":200}]', NULL, '', '[{"url":"http://birchdental.com.localhost:43773","at":"2026-11-29T00:42:45.185Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_254a8e50', '01M8JC240R4F5BJC51AMY5RSX6', 2, 'market', 'named_prospect', '{"contact_role":"practice manager","contact_status":"contacted","organization":"Harbour Smiles","organization_url":"http://harboursmiles.co.uk.localhost:43773"}', '2026-11-29T00:42:45.233Z', NULL, '[{"url":"http://harboursmiles.co.uk.localhost:43773","class":"ok","status":200}]', NULL, '', '[{"url":"http://harboursmiles.co.uk.localhost:43773","at":"2026-11-29T00:42:45.246Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_9d743839', '01M8JC240R4F5BJC51AMY5RSX6', 3, 'market', 'named_prospect', '{"contact_role":"practice manager","contact_status":"contacted","organization":"Oak Lane","organization_url":"http://oaklanedental.co.uk.localhost:43773"}', '2026-11-29T00:42:45.261Z', NULL, '[{"url":"http://oaklanedental.co.uk.localhost:43773","class":"ok","status":200}]', NULL, '', '[{"url":"http://oaklanedental.co.uk.localhost:43773","at":"2026-11-29T00:42:45.270Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_617d5797', '01M8JC240R4F5BJC51AMY5RSX6', 4, 'problem', 'counterfactual_quote', '{"explanation":"Prepaid practices collect before treatment, so aged debt never appears.","source_date":"2026-03-10","source_url":"http://www.dentalpracticeweekly.co.uk.localhost:43773/2026/03/prepay","speaker_role":"principal dentist","verbatim":"All of our patients pay by card before the treatment so we carry no debt."}', '2026-11-29T00:42:45.110Z', 264, '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:43773/2026/03/prepay","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:43773/2026/03/prepay","at":"2026-11-29T00:42:45.172Z","status":200,"sha256":"cc2542767e95195c5c275ceda1e61730fa4f3f5abba2393e1bc8adc86f9debfa","fingerprint":"s:ac14caa2b16435491ec5e24163ba8a87","passage":"All of our patients pay by card before the treatment so we carry no debt","context":"All of our patients pay by card before the treatment so we carry no debt .","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_a2e26272', '01M8JC240R4F5BJC51AMY5RSX6', 5, 'market', 'icp_definition', '{"buyer_role":"practice manager","company_size":"10-50 staff","count_source_url":"http://www.dentalregister.org.uk.localhost:43773/data","excludes":"NHS-only practices and corporate chains","geography":"United Kingdom","reachable_accounts":4200,"segment":"UK dental practices with 3 to 10 chairs","trigger_event":"Monthly aged-debt review shows patient balances over 60 days","user_role":"receptionist"}', '2026-11-29T00:42:45.122Z', NULL, '[{"url":"http://www.dentalregister.org.uk.localhost:43773/data","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalregister.org.uk.localhost:43773/data","at":"2026-11-29T00:42:45.182Z","status":200,"sha256":"70b13791634d7e20cd2b1ffa77af5c8871710cc13663d494d9676df619d5dddb","fingerprint":"s:f4eb35f2426b09f10fd0745b5cd63345","passage":"UK dental practices with 3 to 10 chairs practice manager 4200","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_3ac5f9ef', '01M8JC240R4F5BJC51AMY5RSX6', 6, 'problem', 'user_quote', '{"source_date":"2026-07-01","source_url":"http://www.chairside-forum.co.uk.localhost:43773/t/balances/881","speaker_role":"practice manager, 4-chair practice","verbatim":"We spend about 6 hours a week ringing patients about balances they forgot."}', '2026-11-29T00:42:45.108Z', 151, '[{"url":"http://www.chairside-forum.co.uk.localhost:43773/t/balances/881","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.chairside-forum.co.uk.localhost:43773/t/balances/881","at":"2026-11-29T00:42:45.169Z","status":200,"sha256":"2bc235e8f8f69b04c06fcdf9638c82db79cdf95d8912827fbce7b7a51db579bd","fingerprint":"s:525017398f14dfcdacfc3d8af6ce97ea","passage":"We spend about 6 hours a week ringing patients about balances they forgot","context":"We spend about 6 hours a week ringing patients about balances they forgot .","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_c0184cde', '01M8JC240R4F5BJC51AMY5RSX6', 7, 'solutions', 'named_competitor', '{"category":"direct","name":"Duechaser","url":"http://www.duechaser.com.localhost:43773"}', '2026-11-29T00:42:45.415Z', NULL, '[{"url":"http://www.duechaser.com.localhost:43773","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.duechaser.com.localhost:43773","at":"2026-11-29T00:42:45.568Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_7f06a1fc', '01M8JC240R4F5BJC51AMY5RSX6', 8, 'market', 'acv_estimate', '{"amount":1500,"comparables":[{"annual_price":1100,"name":"Duechaser","source_url":"http://www.duechaser.com.localhost:43773/pricing"},{"annual_price":2400,"name":"Chairsoft","source_url":"http://chairsoft.com.localhost:43773/pricing"}],"currency":"GBP","period":"year"}', '2026-11-29T00:42:45.285Z', NULL, '[{"url":"http://www.duechaser.com.localhost:43773/pricing","class":"ok","status":200},{"url":"http://chairsoft.com.localhost:43773/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.duechaser.com.localhost:43773/pricing","at":"2026-11-29T00:42:45.295Z","status":200,"sha256":"34ba52ea752bdb9391c6a31398a16ef0b4c4b555950abd43b63f09a70a0ab689","fingerprint":"s:ed2761fea4c64dbc712748520efd79ea","passage":"Duechaser","outcome":"found"},{"url":"http://chairsoft.com.localhost:43773/pricing","at":"2026-11-29T00:42:45.295Z","status":200,"sha256":"bcffc21c796b55868d91f63cbea72023e4c2ef438a92913a0ad72b8bd63381bb","fingerprint":"s:17383523f2bb81a209fade68186c9f0e","passage":"Chairsoft","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_0a34eea7', '01M8JC240R4F5BJC51AMY5RSX6', 9, 'solutions', 'dissatisfaction_quote', '{"competitor":"Chairsoft","source_date":"2026-04-01","source_url":"http://www.g2.com.localhost:43773/products/chairsoft/reviews/1","speaker_role":"practice manager","verbatim":"Chairsoft shows the debt but nobody chases it, we still do it by hand."}', '2026-11-29T00:42:45.566Z', 242, '[{"url":"http://www.g2.com.localhost:43773/products/chairsoft/reviews/1","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.g2.com.localhost:43773/products/chairsoft/reviews/1","at":"2026-11-29T00:42:45.578Z","status":200,"sha256":"3c08755c9861bcab8c2864075d0fa53aa804eae318217831bb5b9c9fdc6f73aa","fingerprint":"s:687004103a821136251523c6997d30ce","passage":"Chairsoft shows the debt but nobody chases it, we still do it by hand","context":"Chairsoft shows the debt but nobody chases it, we still do it by hand .","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_5ab5517a', '01M8JC240R4F5BJC51AMY5RSX6', 11, 'solutions', 'named_competitor', '{"category":"indirect","name":"Chairsoft","url":"http://chairsoft.com.localhost:43773"}', '2026-11-29T00:42:45.588Z', NULL, '[{"url":"http://chairsoft.com.localhost:43773","class":"ok","status":200}]', NULL, '', '[{"url":"http://chairsoft.com.localhost:43773","at":"2026-11-29T00:42:45.623Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_6c9ba1b0', '01M8JC240R4F5BJC51AMY5RSX6', 10, 'problem', 'user_quote', '{"source_date":"2026-07-01","source_url":"http://www.reddit.com.localhost:43773/r/Dentistry/comments/d1e2f3/billing/","speaker_role":"dental practice manager","verbatim":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand."}', '2026-11-29T00:42:45.573Z', 151, '[{"url":"http://www.reddit.com.localhost:43773/r/Dentistry/comments/d1e2f3/billing/","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.reddit.com.localhost:43773/r/Dentistry/comments/d1e2f3/billing/","at":"2026-11-29T00:42:45.586Z","status":200,"sha256":"cc0c838782363d676bf6ab539951959014981ae05d0d7d46d81acf906b58de40","fingerprint":"s:87df03d5bad3fbe8637642e651c95394","passage":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand","context":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand .","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_3350392c', '01M8JC240R4F5BJC51AMY5RSX6', 13, 'solutions', 'dissatisfaction_quote', '{"competitor":"Duechaser","source_date":"2026-04-01","source_url":"http://www.capterra.com.localhost:43773/p/1/Duechaser/reviews/2","speaker_role":"owner","verbatim":"Duechaser is built for invoices between companies, patients find it rude."}', '2026-11-29T00:42:45.625Z', 242, '[{"url":"http://www.capterra.com.localhost:43773/p/1/Duechaser/reviews/2","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.capterra.com.localhost:43773/p/1/Duechaser/reviews/2","at":"2026-11-29T00:42:45.640Z","status":200,"sha256":"8e76ca16a89237145d1433310684cfd30f69799ef26c3e45b04f734c925981b3","fingerprint":"s:9463c62d6611975239f1a997775cfff5","passage":"Duechaser is built for invoices between companies, patients find it rude","context":"Duechaser is built for invoices between companies, patients find it rude .","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_41c930bc', '01M8JC240R4F5BJC51AMY5RSX6', 15, 'solutions', 'named_competitor', '{"category":"indirect","name":"Molaris","url":"http://molaris-dental.com.localhost:43773"}', '2026-11-29T00:42:45.644Z', NULL, '[{"url":"http://molaris-dental.com.localhost:43773","class":"ok","status":200}]', NULL, '', '[{"url":"http://molaris-dental.com.localhost:43773","at":"2026-11-29T00:42:45.665Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_9267a423', '01M8JC240R4F5BJC51AMY5RSX6', 18, 'solutions', 'dissatisfaction_quote', '{"competitor":"Molaris","source_date":"2026-04-01","source_url":"http://www.dentalmanagers-forum.co.uk.localhost:43773/topic/7712","speaker_role":"receptionist","verbatim":"The recall module in Molaris takes us 3 hours a week to run properly."}', '2026-11-29T00:42:45.673Z', 242, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:43773/topic/7712","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:43773/topic/7712","at":"2026-11-29T00:42:45.685Z","status":200,"sha256":"d3892722eadd6a4ae617c28d5c3a2178b26889d10d2dc678f601399af6932834","fingerprint":"s:6f6e92e8efe34411a2c8abe60c6d5bee","passage":"The recall module in Molaris takes us 3 hours a week to run properly","context":"The recall module in Molaris takes us 3 hours a week to run properly .","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_3b225cb6', '01M8JC240R4F5BJC51AMY5RSX6', 21, 'wedge', 'replication_estimate', '{"basis":"engineering_estimate","months":6,"rationale":"Two practice-system integrations at about three months each for a small team."}', '2026-11-29T00:42:45.720Z', NULL, '[]', NULL, '', '[]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_2b0473bd', '01M8JC240R4F5BJC51AMY5RSX6', 23, 'solutions', 'named_competitor', '{"category":"status_quo","name":"Receptionist with a spreadsheet","url":"http://www.dentalmanagers-forum.co.uk.localhost:43773/topic/9911"}', '2026-11-29T00:42:45.727Z', NULL, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:43773/topic/9911","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:43773/topic/9911","at":"2026-11-29T00:42:45.738Z","status":200,"sha256":"f9199a07c8f1c5da7269a0225cc20abe2415383086707c4279299a1665f2b704","fingerprint":"s:cebaf6a4efae8b264d34048bd99c6b86","passage":"Receptionist with a spreadsheet","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_8464287d', '01M8JC240R4F5BJC51AMY5RSX6', 28, 'economics', 'cac', '{"amount":400,"basis":"benchmark","currency":"GBP","source_url":"http://www.dentalpracticeweekly.co.uk.localhost:43773/2025/10/cac"}', '2026-11-29T00:42:45.760Z', NULL, '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:43773/2025/10/cac","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:43773/2025/10/cac","at":"2026-11-29T00:42:45.771Z","status":200,"sha256":"55a34e50046206b7e9f375ff4a11500500fe415a75f2cea3edb2a37a96489c63","fingerprint":"s:c8142256b856e17796a7d6aea7ea6f7c","passage":"400 GBP","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_d3bba4f1', '01M8JC240R4F5BJC51AMY5RSX6', 31, 'founder', 'unfair_advantage', '{"claim":"Knows 60 practice managers personally from the column and two study groups.","type":"customer_relationships"}', '2026-11-29T00:42:45.795Z', NULL, '[]', NULL, '', '[]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_c723ff49', '01M8JC240R4F5BJC51AMY5RSX6', 33, 'founder', 'shipped_artifact', '{"adoption":{"unit":"users","value":40},"artifact_url":"http://recallcalc.uk.localhost:43773","relation":"same_customer","title":"Recall calculator"}', '2026-11-29T00:42:45.811Z', NULL, '[{"url":"http://recallcalc.uk.localhost:43773","class":"ok","status":200}]', NULL, '', '[{"url":"http://recallcalc.uk.localhost:43773","at":"2026-11-29T00:42:45.819Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_93e7260d', '01M8JC240R4F5BJC51AMY5RSX6', 12, 'solutions', 'pricing_row', '{"competitor":"Duechaser","currency":"GBP","observed_date":"2026-08-01","period":"month","plan":"Standard","price":90,"source_url":"http://www.duechaser.com.localhost:43773/pricing"}', '2026-11-29T00:42:45.610Z', 120, '[{"url":"http://www.duechaser.com.localhost:43773/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.duechaser.com.localhost:43773/pricing","at":"2026-11-29T00:42:45.632Z","status":200,"sha256":"34ba52ea752bdb9391c6a31398a16ef0b4c4b555950abd43b63f09a70a0ab689","fingerprint":"s:ed2761fea4c64dbc712748520efd79ea","passage":"Duechaser","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_14f842ad', '01M8JC240R4F5BJC51AMY5RSX6', 14, 'problem', 'user_quote', '{"source_date":"2026-07-01","source_url":"http://www.dentalmanagers-forum.co.uk.localhost:43773/topic/9911","speaker_role":"receptionist","verbatim":"Chasing small balances is the worst part of my month and I put it off."}', '2026-11-29T00:42:45.630Z', 151, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:43773/topic/9911","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:43773/topic/9911","at":"2026-11-29T00:42:45.645Z","status":200,"sha256":"f9199a07c8f1c5da7269a0225cc20abe2415383086707c4279299a1665f2b704","fingerprint":"s:cebaf6a4efae8b264d34048bd99c6b86","passage":"Chasing small balances is the worst part of my month and I put it off","context":"Chasing small balances is the worst part of my month and I put it off .\n\nReceptionist with a spreadsheet","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_77c8b83f', '01M8JC240R4F5BJC51AMY5RSX6', 16, 'solutions', 'pricing_row', '{"competitor":"Chairsoft","currency":"GBP","observed_date":"2026-08-01","period":"month","plan":"Standard","price":200,"source_url":"http://chairsoft.com.localhost:43773/pricing"}', '2026-11-29T00:42:45.662Z', 120, '[{"url":"http://chairsoft.com.localhost:43773/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://chairsoft.com.localhost:43773/pricing","at":"2026-11-29T00:42:45.674Z","status":200,"sha256":"bcffc21c796b55868d91f63cbea72023e4c2ef438a92913a0ad72b8bd63381bb","fingerprint":"s:17383523f2bb81a209fade68186c9f0e","passage":"Chairsoft","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_117815af', '01M8JC240R4F5BJC51AMY5RSX6', 17, 'wedge', 'wedge_statement', '{"metric":{"baseline":6,"name":"hours spent chasing per week","target":1,"unit":"hours"},"statement":"For UK dental practices: patient balance reminders that a practice manager sets once, instead of a receptionist chasing by hand each week."}', '2026-11-29T00:42:45.678Z', NULL, '[]', NULL, '', '[]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_26b77e03', '01M8JC240R4F5BJC51AMY5RSX6', 20, 'wedge', 'anti_wedge', '{"competitor":"Chairsoft","reason":"Chairsoft earns card-terminal fees through a partner whose contract bars patient pay-by-link.","reason_type":"channel_conflict"}', '2026-11-29T00:42:45.716Z', NULL, '[]', NULL, '', '[]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_9d2f8a07', '01M8JC240R4F5BJC51AMY5RSX6', 25, 'distribution', 'cac_benchmark', '{"amount":420,"channel":"community","comparable_company":"Chairsoft reseller","currency":"GBP","source_date":"2025-10-01","source_url":"http://www.dentalpracticeweekly.co.uk.localhost:43773/2025/10/cac"}', '2026-11-29T00:42:45.743Z', 424, '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:43773/2025/10/cac","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalpracticeweekly.co.uk.localhost:43773/2025/10/cac","at":"2026-11-29T00:42:45.761Z","status":200,"sha256":"55a34e50046206b7e9f375ff4a11500500fe415a75f2cea3edb2a37a96489c63","fingerprint":"s:c8142256b856e17796a7d6aea7ea6f7c","passage":"Chairsoft reseller community 420 GBP","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_28a6a7f3', '01M8JC240R4F5BJC51AMY5RSX6', 26, 'distribution', 'founder_channel_fit', '{"claim":"Ran the practice-management column in the digest for two years, 41 issues.","evidence_url":"http://www.dentalmanagers-forum.co.uk.localhost:43773/columns/pm"}', '2026-11-29T00:42:45.748Z', NULL, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:43773/columns/pm","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:43773/columns/pm","at":"2026-11-29T00:42:45.762Z","status":200,"sha256":"c6b0fa967bb5a6701e43b4d0f6be3400fc23d30d5b7ec30f7eaa53e9dbc24763","fingerprint":"s:49fe48a37e81b66fee826294120b8557","passage":"Ran the practice-management column in the digest for two years, 41 issues","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_d804f6bb', '01M8JC240R4F5BJC51AMY5RSX6', 29, 'economics', 'gross_margin', '{"basis":"benchmark","percent":75,"source_url":"http://www.softwaremargins.org.localhost:43773/gm"}', '2026-11-29T00:42:45.781Z', NULL, '[{"url":"http://www.softwaremargins.org.localhost:43773/gm","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.softwaremargins.org.localhost:43773/gm","at":"2026-11-29T00:42:45.789Z","status":200,"sha256":"f369cb89fc627e668987007d121ed1eacdc01db9e28f8bb26f358b7d8c4f08ac","fingerprint":"s:f369cb89fc627e668987007d121ed1ea","passage":"75","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_96dd465b', '01M8JC240R4F5BJC51AMY5RSX6', 30, 'economics', 'breakeven_customers', '{"basis":"assumption","currency":"GBP","customers":130,"fixed_costs_monthly":12000}', '2026-11-29T00:42:45.786Z', NULL, '[]', NULL, '', '[]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_a384265e', '01M8JC240R4F5BJC51AMY5RSX6', 32, 'founder', 'domain_years', '{"domain":"dental practice operations","evidence_url":"http://www.linkedin.com.localhost:43773/in/practice-founder","role":"practice manager","years":4}', '2026-11-29T00:42:45.791Z', NULL, '[{"url":"http://www.linkedin.com.localhost:43773/in/practice-founder","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.linkedin.com.localhost:43773/in/practice-founder","at":"2026-11-29T00:42:45.802Z","status":200,"sha256":"b0543b4d1692550eeb35ec6e6cb700fddbf120f4e5a3b7c6a0b99e2128f63d50","fingerprint":"s:1f009cdda0ea51b948de09797ad6a437","passage":"practice manager, dental practice operations","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_248d67cd', '01M8JC240R4F5BJC51AMY5RSX6', 19, 'solutions', 'named_competitor', '{"category":"indirect","name":"Ledgerine","url":"http://www.ledgerine.com.localhost:43773"}', '2026-11-29T00:42:45.683Z', NULL, '[{"url":"http://www.ledgerine.com.localhost:43773","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.ledgerine.com.localhost:43773","at":"2026-11-29T00:42:45.704Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_642c89a2', '01M8JC240R4F5BJC51AMY5RSX6', 22, 'solutions', 'pricing_row', '{"competitor":"Ledgerine","currency":"GBP","observed_date":"2026-08-01","period":"month","plan":"Standard","price":29,"source_url":"http://www.ledgerine.com.localhost:43773/pricing"}', '2026-11-29T00:42:45.702Z', 120, '[{"url":"http://www.ledgerine.com.localhost:43773/pricing","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.ledgerine.com.localhost:43773/pricing","at":"2026-11-29T00:42:45.719Z","status":200,"sha256":"a610c92fdcb1d3dcb23d386ace6eda590c5dc5c29c077a90d9c5c7a6010b7542","fingerprint":"s:d289a3320c18490bb430651a6f30a904","passage":"Ledgerine","outcome":"found"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_ff15b13b', '01M8JC240R4F5BJC51AMY5RSX6', 24, 'distribution', 'channel_choice', '{"channel":"community","conversion_rate":0.01,"reachable_per_month":300,"specific_target":"Dental Managers Forum and its weekly digest","target_url":"http://www.dentalmanagers-forum.co.uk.localhost:43773"}', '2026-11-29T00:42:45.734Z', NULL, '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:43773","class":"ok","status":200}]', NULL, '', '[{"url":"http://www.dentalmanagers-forum.co.uk.localhost:43773","at":"2026-11-29T00:42:45.745Z","status":null,"outcome":"unread","reason":"unsupported"}]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);
INSERT INTO public.entries VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 'e_f5018920', '01M8JC240R4F5BJC51AMY5RSX6', 27, 'economics', 'ltv', '{"amount":3125,"arpa_monthly":125,"basis":"assumption","churn_monthly":0.03,"currency":"GBP"}', '2026-11-29T00:42:45.767Z', NULL, '[]', NULL, '', '[]', '01M8JC24FT1400PXCT5QWN1D2W', NULL);


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'ab94ca42-87be-4285-afb1-0e242d0433e6', '19abc937d5d9c319f0b09c5276a1a2dd095aaf7bf59fab72ec4a8261367fad7e', '{"session_id":"01M8JC26Y7AT6RG0XRQ2CA3HMC","token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAAGszAgVzMQ.vQUR9MNK0ecZKwMD5v1s1g","protocol":{"id":"7-axis@2026.06","axes":[{"id":"problem","label":"Problem","question":"Do specific people already lose time or money to this?","requirements":{"user_quote":3,"counterfactual_quote":1},"schemas":{"user_quote":{"description":"A person with the problem says what it costs them or what they do about it.","type":"object","additionalProperties":false,"required":["verbatim","source_url","source_date","speaker_role"],"properties":{"verbatim":{"description":"The exact words of the speaker, never a paraphrase: 20 to 1200 characters and at least 4 words, or in a script without spaces between words, such as Chinese, Japanese or Thai, at least 10 characters.","type":"string","minLength":10,"maxLength":1200},"source_url":{"description":"Public page that holds the quote word for word; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"},"speaker_role":{"description":"What the speaker does, such as the job and the size of the business.","type":"string","minLength":1,"maxLength":80},"translation":{"description":"The quote in the language of the pitch, if it is in another one.","type":"string","minLength":7,"maxLength":1200}},"examples":[{"verbatim":"We spend about 6 hours a week ringing patients about balances they forgot.","source_url":"https://www.chairside-forum.co.uk/t/balances/881","source_date":"2026-07-01","speaker_role":"practice manager, 4-chair practice","translation":"Wir telefonieren jede Woche etwa 6 Stunden lang Patienten wegen vergessener Rechnungen hinterher."}]},"counterfactual_quote":{"description":"A person in the market says why the problem does not trouble them.","type":"object","additionalProperties":false,"required":["verbatim","source_url","source_date","speaker_role"],"properties":{"verbatim":{"description":"The exact words of the speaker, never a paraphrase: 20 to 1200 characters and at least 4 words, or in a script without spaces between words, such as Chinese, Japanese or Thai, at least 10 characters.","type":"string","minLength":10,"maxLength":1200},"source_url":{"description":"Public page that holds the quote word for word; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"},"speaker_role":{"description":"What the speaker does, such as the job and the size of the business.","type":"string","minLength":1,"maxLength":80},"translation":{"description":"The quote in the language of the pitch, if it is in another one.","type":"string","minLength":7,"maxLength":1200},"explanation":{"description":"Why the pain is not acute for this speaker.","type":"string","minLength":10,"maxLength":400}},"examples":[{"verbatim":"All of our patients pay by card before the treatment so we carry no debt.","source_url":"https://www.dentalpracticeweekly.co.uk/2026/03/prepay","source_date":"2026-03-10","speaker_role":"principal dentist","explanation":"Prepaid practices collect before treatment, so aged debt never appears.","translation":"Alle unsere Patienten zahlen vor der Behandlung mit Karte, also haben wir keine offenen Rechnungen."}]}}},{"id":"market","label":"Beachhead market","question":"Is there a nameable first segment, with accounts, that can pay enough?","requirements":{"icp_definition":1,"named_prospect":3,"acv_estimate":1},"schemas":{"icp_definition":{"description":"The ideal customer: the narrow first segment that the venture sells to.","type":"object","additionalProperties":false,"required":["segment","buyer_role"],"properties":{"segment":{"description":"Who the customers are: trade, size and place.","type":"string","minLength":4,"maxLength":200},"buyer_role":{"description":"Who decides to pay.","type":"string","minLength":1,"maxLength":80},"user_role":{"description":"Who uses it, if not the buyer.","type":"string","minLength":1,"maxLength":80},"company_size":{"description":"Size of the organisation, such as staff or sites.","type":"string","minLength":1,"maxLength":60},"geography":{"description":"Where the customers are.","type":"string","minLength":1,"maxLength":80},"trigger_event":{"description":"What happens just before they look for a solution.","type":"string","minLength":4,"maxLength":200},"excludes":{"description":"Who looks alike but is not a customer.","type":"string","minLength":4,"maxLength":200},"reachable_accounts":{"description":"How many such customers exist.","type":"integer","minimum":1,"maximum":1000000000},"count_source_url":{"description":"Public page that holds this count; Assay reads it.","type":"string","format":"uri","maxLength":2048}},"examples":[{"segment":"UK dental practices with 3 to 10 chairs","buyer_role":"practice manager","user_role":"receptionist","company_size":"10-50 staff","geography":"United Kingdom","trigger_event":"Monthly aged-debt review shows patient balances over 60 days","excludes":"NHS-only practices and corporate chains","reachable_accounts":4200,"count_source_url":"https://www.dentalregister.org.uk/data"}]},"named_prospect":{"description":"One real organisation that fits the ideal customer.","type":"object","additionalProperties":false,"required":["organization","organization_url"],"properties":{"organization":{"description":"Its name, as on its own page.","type":"string","minLength":1,"maxLength":120},"organization_url":{"description":"Its own web page; Assay looks for the name there.","type":"string","format":"uri","maxLength":2048},"contact_role":{"description":"Job of the person to talk to.","type":"string","minLength":1,"maxLength":80},"fit_reason":{"description":"Why it fits the ideal customer.","type":"string","minLength":7,"maxLength":300},"contact_status":{"description":"How far the contact has come.","type":"string","enum":["none","contacted","replied","met","pilot_agreed","loi_signed","paid"]},"status_date":{"description":"Day of that status.","type":"string","format":"date"}},"examples":[{"organization":"Birch Dental","organization_url":"https://birchdental.com","contact_role":"practice manager","contact_status":"paid","fit_reason":"Four chairs, private patients, and a receptionist who chases balances by hand.","status_date":"2026-09-14"}]},"acv_estimate":{"description":"What one customer will pay, compared with what similar products cost.","type":"object","additionalProperties":false,"required":["amount","currency","period","comparables"],"properties":{"amount":{"description":"Price that one customer pays per period.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"period":{"description":"The time that the amount covers.","type":"string","enum":["year","month"]},"comparables":{"description":"Products that such customers already pay for.","type":"array","items":{"type":"object","additionalProperties":false,"required":["name","annual_price","source_url"],"properties":{"name":{"description":"Name of the product.","type":"string","minLength":1,"maxLength":80},"annual_price":{"description":"Its price a year, in the same currency.","type":"number","minimum":0},"source_url":{"description":"Public page with that price; Assay reads it.","type":"string","format":"uri","maxLength":2048}}},"minItems":1,"maxItems":8}},"examples":[{"amount":1500,"currency":"GBP","period":"year","comparables":[{"name":"Duechaser","annual_price":1100,"source_url":"https://www.duechaser.com/pricing"},{"name":"Chairsoft","annual_price":2400,"source_url":"https://chairsoft.com/pricing"}]}]}}},{"id":"solutions","label":"Existing solutions","question":"What do they use today, at what price, and why does it fall short?","requirements":{"named_competitor":5,"dissatisfaction_quote":3,"pricing_row":3},"schemas":{"named_competitor":{"description":"What customers use today: a product, a substitute, or doing it by hand.","type":"object","additionalProperties":false,"required":["name","url","category"],"properties":{"name":{"description":"Name of the product or the habit.","type":"string","minLength":1,"maxLength":80},"url":{"description":"Page on which it names itself; Assay reads it.","type":"string","format":"uri","maxLength":2048},"category":{"description":"`direct` rival, `indirect` substitute, `status_quo` (by hand), or `in_house` tool.","type":"string","enum":["direct","indirect","status_quo","in_house"]},"offers_wedge":{"description":"Whether it already offers what the wedge promises.","type":"boolean"},"note":{"description":"What sets it apart.","type":"string","minLength":4,"maxLength":300}},"examples":[{"name":"Duechaser","url":"https://www.duechaser.com","category":"direct","offers_wedge":false,"note":"Sells reminders to any trade; knows no dental software."}]},"dissatisfaction_quote":{"description":"A customer of a listed competitor says what it does badly.","type":"object","additionalProperties":false,"required":["competitor","verbatim","source_url","source_date","speaker_role"],"properties":{"competitor":{"description":"Name of the competitor, as in its `named_competitor`.","type":"string","minLength":1,"maxLength":80},"verbatim":{"description":"The exact words of the speaker, never a paraphrase: 20 to 1200 characters and at least 4 words, or in a script without spaces between words, such as Chinese, Japanese or Thai, at least 10 characters.","type":"string","minLength":10,"maxLength":1200},"source_url":{"description":"Public page that holds the quote word for word; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"},"speaker_role":{"description":"What the speaker does, such as the job and the size of the business.","type":"string","minLength":1,"maxLength":80},"translation":{"description":"The quote in the language of the pitch, if it is in another one.","type":"string","minLength":7,"maxLength":1200}},"examples":[{"competitor":"Chairsoft","verbatim":"Chairsoft shows the debt but nobody chases it, we still do it by hand.","source_url":"https://www.g2.com/products/chairsoft/reviews/1","source_date":"2026-04-01","speaker_role":"practice manager","translation":"Chairsoft zeigt die offenen Rechnungen, aber keiner mahnt sie an, das machen wir immer noch von Hand."}]},"pricing_row":{"description":"One public price of one competitor.","type":"object","additionalProperties":false,"required":["competitor","plan","price","currency","period","source_url","observed_date"],"properties":{"competitor":{"description":"Name of the competitor, as in its `named_competitor`.","type":"string","minLength":1,"maxLength":80},"plan":{"description":"Name of the plan.","type":"string","minLength":1,"maxLength":80},"price":{"description":"Its price per period; 0 if it is free.","type":"number","minimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"period":{"description":"The time for which the price is paid.","type":"string","enum":["month","year","one_time","usage"]},"unit":{"description":"What the price is for, such as a user or a site.","type":"string","minLength":1,"maxLength":40},"source_url":{"description":"Public page with the price; Assay reads it.","type":"string","format":"uri","maxLength":2048},"observed_date":{"description":"Day on which this was seen.","type":"string","format":"date"}},"examples":[{"competitor":"Duechaser","plan":"Standard","price":90,"currency":"GBP","period":"month","source_url":"https://www.duechaser.com/pricing","observed_date":"2026-08-01","unit":"practice"}]}}},{"id":"wedge","label":"Wedge","question":"What single entry point answers those complaints and resists copying?","requirements":{"wedge_statement":1,"anti_wedge":1,"replication_estimate":1},"schemas":{"wedge_statement":{"description":"The one thing that the venture offers first, to whom, in place of what.","type":"object","additionalProperties":false,"required":["statement"],"properties":{"statement":{"description":"For whom, what, instead of what: at most 3 sentences.","type":"string","minLength":14,"maxLength":400},"metric":{"description":"What improves for the customer, as numbers.","type":"object","additionalProperties":false,"required":["name","baseline","target","unit"],"properties":{"name":{"description":"What is measured.","type":"string","minLength":1,"maxLength":80},"baseline":{"description":"Its value today.","type":"number"},"target":{"description":"Its value with the wedge.","type":"number"},"unit":{"description":"Unit of both values.","type":"string","minLength":1,"maxLength":20}}}},"examples":[{"statement":"For UK dental practices: patient balance reminders that a practice manager sets once, instead of a receptionist chasing by hand each week.","metric":{"name":"hours spent chasing per week","baseline":6,"target":1,"unit":"hours"}}]},"anti_wedge":{"description":"Why the incumbents have not done it and will not copy it.","type":"object","additionalProperties":false,"required":["reason","reason_type"],"properties":{"competitor":{"description":"Name of the competitor, as in its `named_competitor`.","type":"string","minLength":1,"maxLength":80},"reason":{"description":"What holds the incumbent back.","type":"string","minLength":14,"maxLength":500},"reason_type":{"description":"Nature of the reason; structural ones count, inattention does not.","type":"string","enum":["business_model_conflict","channel_conflict","cost_structure","regulatory_constraint","technical_lock_in","customer_conflict","too_small","not_noticed","slow_moving","other"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"competitor":"Chairsoft","reason":"Chairsoft earns card-terminal fees through a partner whose contract bars patient pay-by-link.","reason_type":"channel_conflict","source_url":"https://chairsoft.com/partners/terms"}]},"replication_estimate":{"description":"How long a competitor would need to copy the wedge.","type":"object","additionalProperties":false,"required":["months","basis","rationale"],"properties":{"months":{"description":"Months until the copy is on sale.","type":"number","minimum":0,"maximum":120},"basis":{"description":"`comparable` case, `engineering_estimate`, or `guess`.","type":"string","enum":["comparable","engineering_estimate","guess"]},"comparator":{"description":"What was copied or built elsewhere, by whom, in what time.","type":"string","minLength":1,"maxLength":160},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048},"rationale":{"description":"How the months follow from the basis.","type":"string","minLength":14,"maxLength":500}},"examples":[{"months":14,"basis":"comparable","comparator":"Chairsoft took 16 months to ship online booking","source_url":"https://chairsoft.com/changelog","rationale":"Comparable module from the same vendor took sixteen months from announcement."}]}}},{"id":"distribution","label":"Distribution","question":"Which one channel reaches them, at what cost, and why this founder?","requirements":{"channel_choice":1,"cac_benchmark":1,"founder_channel_fit":1},"schemas":{"channel_choice":{"description":"The one channel through which the first customers are reached.","type":"object","additionalProperties":false,"required":["channel","specific_target"],"properties":{"channel":{"description":"The way by which customers are reached.","type":"string","enum":["search","content","community","outbound","partner","marketplace_listing","app_store","paid_social","paid_search","events","referral","press","retail","other"]},"specific_target":{"description":"The one venue, list or partner in it, by name.","type":"string","minLength":1,"maxLength":200},"target_url":{"description":"Page of that venue.","type":"string","format":"uri","maxLength":2048},"reachable_per_month":{"description":"People of the segment that it reaches in a month.","type":"integer","minimum":0},"conversion_rate":{"description":"Share of them that become customers, 0 to 1.","type":"number","minimum":0,"maximum":1},"why":{"description":"Why this channel and no other.","type":"string","minLength":10,"maxLength":400}},"examples":[{"channel":"community","specific_target":"Dental Managers Forum and its weekly digest","target_url":"https://www.dentalmanagers-forum.co.uk","reachable_per_month":300,"conversion_rate":0.01,"why":"Practice managers ask each other there before they buy software."}]},"cac_benchmark":{"description":"What a comparable company pays for a new customer in this channel.","type":"object","additionalProperties":false,"required":["amount","currency","comparable_company","channel","source_url","source_date"],"properties":{"amount":{"description":"Cost of one new customer.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"comparable_company":{"description":"Company whose cost it is.","type":"string","minLength":1,"maxLength":120},"channel":{"description":"The way by which customers are reached.","type":"string","enum":["search","content","community","outbound","partner","marketplace_listing","app_store","paid_social","paid_search","events","referral","press","retail","other"]},"source_url":{"description":"Public page with the figure; Assay reads it.","type":"string","format":"uri","maxLength":2048},"source_date":{"description":"Day on which the source was published.","type":"string","format":"date"}},"examples":[{"amount":420,"currency":"GBP","comparable_company":"Chairsoft reseller","channel":"community","source_url":"https://www.dentalpracticeweekly.co.uk/2025/10/cac","source_date":"2025-10-01"}]},"founder_channel_fit":{"description":"Why this founder reaches people in the channel better than others.","type":"object","additionalProperties":false,"required":["claim"],"properties":{"claim":{"description":"What the founder has there: audience, access or results.","type":"string","minLength":14,"maxLength":500},"evidence_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048},"quantity":{"description":"Its size.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"description":"The number.","type":"number","minimum":0},"unit":{"description":"What is counted, such as subscribers.","type":"string","minLength":1,"maxLength":40}}}},"examples":[{"claim":"Ran the practice-management column in the digest for two years, 41 issues.","evidence_url":"https://www.dentalmanagers-forum.co.uk/columns/pm","quantity":{"value":2600,"unit":"subscribers"}}]}}},{"id":"economics","label":"Unit economics","question":"Do price, margin, churn and acquisition cost leave a profit?","requirements":{"cac":1,"ltv":1,"gross_margin":1,"breakeven_customers":1},"schemas":{"cac":{"description":"What the venture pays for one new customer.","type":"object","additionalProperties":false,"required":["amount","currency","basis"],"properties":{"amount":{"description":"Cost of one new customer.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"amount":400,"currency":"GBP","basis":"benchmark","source_url":"https://www.dentalpracticeweekly.co.uk/2025/10/cac"}]},"ltv":{"description":"What one customer brings in before leaving, as gross profit.","type":"object","additionalProperties":false,"required":["amount","currency","arpa_monthly","churn_monthly","basis"],"properties":{"amount":{"description":"Monthly revenue x gross margin / monthly churn.","type":"number","exclusiveMinimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"arpa_monthly":{"description":"Revenue from one customer in a month.","type":"number","exclusiveMinimum":0},"churn_monthly":{"description":"Share of customers lost in a month, 0 to 1.","type":"number","minimum":0.0005,"maximum":1},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"amount":3125,"currency":"GBP","arpa_monthly":125,"churn_monthly":0.03,"basis":"assumption","source_url":"https://www.dentalpracticeweekly.co.uk/2025/11/software-churn"}]},"gross_margin":{"description":"What is left of the revenue after the direct costs of delivery.","type":"object","additionalProperties":false,"required":["percent","basis"],"properties":{"percent":{"description":"Margin in percent: 78 for 78%.","type":"number","minimum":-100,"maximum":100},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"percent":78,"basis":"measured","source_url":"https://www.dentalpracticeweekly.co.uk/2025/12/software-margins"}]},"breakeven_customers":{"description":"How many customers pay for the fixed costs.","type":"object","additionalProperties":false,"required":["customers","fixed_costs_monthly","currency","basis"],"properties":{"customers":{"description":"Fixed costs / (monthly revenue of a customer x gross margin).","type":"integer","minimum":1},"fixed_costs_monthly":{"description":"Costs in a month that do not depend on the number of customers.","type":"number","minimum":0},"currency":{"description":"ISO 4217 code of the amounts.","type":"string","pattern":"^[A-Z]{3}$"},"basis":{"description":"`measured` by the venture, `benchmark` of others (needs `source_url`), or `assumption`.","type":"string","enum":["measured","benchmark","assumption"]},"source_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"customers":130,"fixed_costs_monthly":12000,"currency":"GBP","basis":"assumption","source_url":"https://www.dentalpracticeweekly.co.uk/2025/12/software-costs"}]}}},{"id":"founder","label":"Founder fit","question":"What checkable history makes this founder likely to see it through?","requirements":{"domain_years":1,"unfair_advantage":1,"shipped_artifact":1},"schemas":{"domain_years":{"description":"How long the founder has worked in the trade of the customers.","type":"object","additionalProperties":false,"required":["years","domain","role"],"properties":{"years":{"description":"Years of work in it.","type":"number","minimum":0,"maximum":60},"domain":{"description":"The trade.","type":"string","minLength":1,"maxLength":120},"role":{"description":"The job held there.","type":"string","minLength":1,"maxLength":80},"evidence_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"years":9,"domain":"dental practice operations","role":"practice manager","evidence_url":"https://www.linkedin.com/in/practice-founder"}]},"unfair_advantage":{"description":"What this founder has that others cannot buy or copy soon.","type":"object","additionalProperties":false,"required":["claim","type"],"properties":{"claim":{"description":"What it is and why others lack it.","type":"string","minLength":14,"maxLength":500},"type":{"description":"Nature of the advantage.","type":"string","enum":["proprietary_data","distribution_access","regulatory_licence","exclusive_contract","technical_invention","customer_relationships","other"]},"evidence_url":{"description":"Public page that holds this; without one it is the word of the founder.","type":"string","format":"uri","maxLength":2048}},"examples":[{"claim":"Exclusive column and mailing list inside the largest forum of the trade.","type":"distribution_access","evidence_url":"https://www.dentalmanagers-forum.co.uk/columns/pm"}]},"shipped_artifact":{"description":"Something that the founder built or published before, which others can see.","type":"object","additionalProperties":false,"required":["title","artifact_url"],"properties":{"title":{"description":"Its name, as on its page.","type":"string","minLength":1,"maxLength":120},"artifact_url":{"description":"The artifact itself or its page; it may be the founder''s own.","type":"string","format":"uri","maxLength":2048},"role":{"description":"What the founder did for it.","type":"string","minLength":1,"maxLength":80},"year":{"description":"Year in which it came out.","type":"integer","minimum":1970,"maximum":2100},"relation":{"description":"What it shares with the venture.","type":"string","enum":["same_customer","same_domain","same_technology","unrelated"]},"adoption":{"description":"How much it is used.","type":"object","additionalProperties":false,"required":["value","unit"],"properties":{"value":{"description":"The number.","type":"number","minimum":0},"unit":{"description":"What is counted.","type":"string","enum":["users","downloads","stars","customers","revenue_usd"]}}}},"examples":[{"title":"Recall calculator","artifact_url":"https://recallcalc.uk","relation":"same_customer","adoption":{"value":40,"unit":"users"},"role":"author","year":2024}]}}}],"categories":[{"id":"default","label":"Unknown or mixed"},{"id":"b2b_saas_smb","label":"B2B SaaS sold to small business"},{"id":"b2b_saas_midmarket","label":"B2B SaaS sold to mid-market"},{"id":"b2b_saas_enterprise","label":"B2B SaaS sold to enterprise"},{"id":"vertical_saas","label":"Vertical SaaS"},{"id":"devtools_infra","label":"Developer tools and infrastructure"},{"id":"ai_native_app","label":"AI-native application"},{"id":"micro_saas_indie","label":"Micro-SaaS, solo or bootstrapped"},{"id":"seed_funded_startup","label":"Startup with a closed priced seed round"},{"id":"consumer_mobile_app","label":"Consumer mobile app, ad or purchase funded"},{"id":"consumer_subscription","label":"Consumer subscription"},{"id":"consumer_social","label":"Social network or community app"},{"id":"marketplace_b2c","label":"Consumer marketplace"},{"id":"marketplace_b2b","label":"Business marketplace"},{"id":"ecommerce_dtc","label":"Direct-to-consumer commerce"},{"id":"fintech","label":"Fintech"},{"id":"healthtech_digital","label":"Digital health"},{"id":"medtech_device","label":"Medical device"},{"id":"biotech_therapeutics","label":"Therapeutics"},{"id":"hardware_consumer","label":"Consumer hardware"},{"id":"deeptech_industrial","label":"Industrial, climate and deep technology"},{"id":"indie_game","label":"Independent game"},{"id":"local_services","label":"Local or bricks-and-mortar business"},{"id":"productized_service","label":"Productised service or agency"},{"id":"edtech","label":"Education technology"}],"limits":{"verbatim_min_chars":20,"verbatim_min_words":4,"verbatim_min_chars_cjk":10,"cjk_share":0.3,"verbatim_max_chars":1200,"url_max_chars":2048,"entries_per_plural_kind":25,"head_timeout_ms":3000,"head_redirects":3,"pitch_min_chars":10,"pitch_max_chars":10000}}}', '2026-11-29T00:42:45.057Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '5125a4f1-52d9-4405-8214-5ad556447e33', '8c61c30433edfddb0527dbc8f1fd9515741152a424e9044ca54f0088fa9ac64d', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAAWszAgVzMQ.lAW-yyY8wogd-0k1AA1nGA","missing_signals":["problem.user_quote: need 3, have 0","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.named_prospect: need 3, have 1","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_9fd34b5e","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T00:42:45.128Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '00dbfedc-fbf4-49aa-8ef7-fc25277e6d18', '69843a82cecec64c9c5a4c9b87802fe703a763160e98f06df93eb3cda01c6c17', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAAmszAgVzMQ.1-NH9lzrXtWz8U87zOTAeQ","missing_signals":["problem.user_quote: need 3, have 0","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.named_prospect: need 3, have 2","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_254a8e50","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T00:42:45.233Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '3f99e334-abb3-4566-98fe-d29047824952', '5309df22c25c3efbc6d5e0d4f167fdb7215bb04889cd1df42441b25a5aecc948', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAA2szAgVzMQ.bLc4SS9HekAqU1OLeNjV3g","missing_signals":["problem.user_quote: need 3, have 0","problem.counterfactual_quote: need 1, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_9d743839","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T00:42:45.261Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'd92de835-a510-4052-aefb-436acb3e3a4c', '826a63b5f6ace0ee23d60aa100a25b995bd925aa08e553f87ae1426afa2d8910', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAABGszAgVzMQ.2-PFLNLK9u740nMXX-8f9w","missing_signals":["problem.user_quote: need 3, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.icp_definition: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_617d5797","provenance":{"grade":"read","passage":"All of our patients pay by card before the treatment so we carry no debt"},"earned":{"rules":["base","counterfactual"],"misses":[]}}', '2026-11-29T00:42:45.110Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '9c464448-97e8-4969-a6c0-3bf47d725814', 'db3878d3a43b43ac23cfa84e7afb0b392bbbce6468ac4639e461fb0104a55d2a', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAABWszAgVzMQ.DSKBbv9kZ7mdUssK9YY_qQ","missing_signals":["problem.user_quote: need 3, have 0","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_a2e26272","provenance":{"grade":"read","passage":"UK dental practices with 3 to 10 chairs practice manager 4200"}}', '2026-11-29T00:42:45.122Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'f3cbc022-7ba5-4ac4-a3da-a53effd978c3', 'ef77aaa7a460164c021aa863bb1b3f6664f440a3827d0c55b91b2e1a2817ec7c', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAFGszAgVzMQ.Rfu1LKjD5ErKWiMa4bnfSA","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4","solutions.pricing_row: need 3, have 2","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_26b77e03","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T00:42:45.716Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '63457205-8424-4858-acc5-2a9529b78069', '121971f9cdd305730f521ac55a43eff7fb556c8c8a612e277e0b80bb6b6401d6', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAABmszAgVzMQ.MCCQAxwn5C9pga9BUdSfzA","missing_signals":["problem.user_quote: need 3, have 1","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 0","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_3ac5f9ef","provenance":{"grade":"read","passage":"We spend about 6 hours a week ringing patients about balances they forgot"},"earned":{"rules":["base"],"misses":[{"rule":"independent","needs":"at least 3 sources on 2 domains"},{"rule":"corroborated","needs":"5 or more independent quotes"}]}}', '2026-11-29T00:42:45.108Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '66ece2fc-b7b6-44da-8ac2-93341a106f30', '814a8b644ad68fe42d69fc8107786c09f6cd738e02653f72b8a30de3927668b1', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAACGszAgVzMQ.UIH5N9WMZQErIl4FuLbsRA","missing_signals":["problem.user_quote: need 3, have 1","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 1","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_7f06a1fc","provenance":{"grade":"read","passage":"Duechaser"},"earned":{"rules":["base","acv_grounded","sized"],"misses":[]}}', '2026-11-29T00:42:45.285Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '0a15158f-efb1-497e-919c-6e7a9e4aabb7', 'ca415a79df3364b14cb04a3aa739ecf8ee2dc319437501c42238b83ae5723e26', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAACmszAgVzMQ.SIL0cwF-dchGmfHpd3nIww","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 1","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_6c9ba1b0","provenance":{"grade":"read","passage":"Our receptionist keeps a spreadsheet of who owes what and updates it by hand"},"earned":{"rules":["base","behaviour_2","role_fit"],"misses":[{"rule":"independent","needs":"at least 3 sources on 2 domains"},{"rule":"corroborated","needs":"5 or more independent quotes"}]}}', '2026-11-29T00:42:45.573Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'b469b4db-de5d-4bd6-9200-860a84c36ca4', '821416a1e72c110763aab49e1b08cba64b4c1907a4ebc5efb9db4efd682595fb', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAADWszAgVzMQ.x5y_pVYzADx3Ac7XtEdxaA","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_3350392c","provenance":{"grade":"read","passage":"Duechaser is built for invoices between companies, patients find it rude"},"earned":{"rules":["base"],"misses":[{"rule":"coverage","needs":"complaints about 3 different competitors"},{"rule":"independent","needs":"complaints from 3 sources on 2 domains"}]}}', '2026-11-29T00:42:45.625Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'fee98474-55c6-49f8-b312-52eac17e1276', 'fa7acbc0fa0d4c7917826800f14cf5aa57f060ea66a02e4dc122a430d096a35e', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAD2szAgVzMQ.bX3QSTsTfk3fPCen_eucpA","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_41c930bc","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T00:42:45.644Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '2104f209-622d-4284-a44d-28a852927bd1', '771ad577fa4493678b828271e82c5789f007f7efa80ffa0759013da34dae9ba8', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAEmszAgVzMQ.xkuhq1-67H7e7nSxRBxn_A","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.pricing_row: need 3, have 2","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_9267a423","provenance":{"grade":"read","passage":"The recall module in Molaris takes us 3 hours a week to run properly"},"earned":{"rules":["base","coverage","independent","behaviour_2"],"misses":[{"rule":"behaviour_3","needs":"someone left a competitor or pays to work around it"},{"rule":"corroborated","needs":"5 or more independent complaints"}]}}', '2026-11-29T00:42:45.673Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'c66e5810-99f0-447c-82e2-8aeaae9f0bf6', '79ee28b6b05a3507430ad0354409e98ef00b91ed0309bf80cff11cf84f2703ac', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAB2szAgVzMQ.uhj4Gcpvvje0p3mcv1a6cQ","missing_signals":["problem.user_quote: need 3, have 1","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","market.acv_estimate: need 1, have 0","solutions.named_competitor: need 5, have 1","solutions.dissatisfaction_quote: need 3, have 0","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_c0184cde","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T00:42:45.415Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '0be26f9f-ccf7-4cf9-b78b-79c67324bca8', 'fd299094d0b1603b21fde9ece7d6197cce64cad3c871d9848aacdb65ada26017', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAC2szAgVzMQ.3WnM149E6trd6SV36sANOA","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_5ab5517a","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T00:42:45.588Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'ca352a9d-4f40-4987-8356-383666336362', '3eb211720a5b6fdcab61c5aa0e40a3b174cca0922953b01f44ef03b55967fa3b', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAE2szAgVzMQ.Gp1UjTMvnARJ87ux-fOxjg","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4","solutions.pricing_row: need 3, have 2","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_248d67cd","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base"],"misses":[{"rule":"status_quo","needs":"the do-nothing or in-house alternative is named"}]}}', '2026-11-29T00:42:45.683Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '10df9b2e-0037-4a9a-b5d0-a1c24d4b4777', '950872adbeb4c0882c763b1e0dd72c51484095717deb1b90188d0a5eb544170e', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAFmszAgVzMQ.2TmPXjQ3QWL_XSR2PmRysg","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4"],"accepted":true,"entry":"e_642c89a2","provenance":{"grade":"read","passage":"Ledgerine"},"earned":{"rules":["base","priced"],"misses":[]}}', '2026-11-29T00:42:45.702Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '74579566-de24-4904-ad8d-6e4397957bb1', 'aefad51308db169187bd627a9228d1f8b717966a31763b5f4efa8a4687fe0d09', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAGGszAgVzMQ.CQVWFi_gXBIQuQkK7f3RZQ","missing_signals":["distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_ff15b13b","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"}}', '2026-11-29T00:42:45.734Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '243e1588-6379-4dd7-93c6-c296c327c8e1', '0a8d57057d91c550313294b6baf953ae4c3cb2112765ec1a1406f7d9e02a6926', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAG2szAgVzMQ.coZpHFFtU_ZvmqGTiQUuLg","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_f5018920","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T00:42:45.767Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '78f46758-1375-413c-b00a-e6b3c6b3c468', '3aefb67491312c43f3c5dad10316fc5e0ce7d7bf99769060d5dadba9b69743d1', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAACWszAgVzMQ.zHTjg7TE21OtNodb87CdLw","missing_signals":["problem.user_quote: need 3, have 1","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 1","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 0","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_0a34eea7","provenance":{"grade":"read","passage":"Chairsoft shows the debt but nobody chases it, we still do it by hand"},"earned":{"rules":["base"],"misses":[{"rule":"coverage","needs":"complaints about 3 different competitors"},{"rule":"independent","needs":"complaints from 3 sources on 2 domains"}],"flags":["unmatched_competitor"]}}', '2026-11-29T00:42:45.566Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '1e55c34b-1055-4381-9766-081fef70b8d1', 'a768d01587b0b080e2d4460144b0b6881a4cef04b4c18739a0773b0f1af58c8f', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAADGszAgVzMQ.SpJvaepWCaItPsnexwC4tQ","missing_signals":["problem.user_quote: need 3, have 2","distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 1","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_93e7260d","provenance":{"grade":"read","passage":"Duechaser"},"earned":{"rules":["base"],"misses":[{"rule":"priced","needs":"3 competitors priced within 12 months"}]}}', '2026-11-29T00:42:45.610Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '5da3b32d-7c96-40a2-9001-11d8d313bbd8', 'fbafda3f8eb8676576842ad018b65d7b826fd68668e03af0aeabb665ff0211a5', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAADmszAgVzMQ.hL7CNmoEafPPNafE3cgAVQ","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 2","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 1","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_14f842ad","provenance":{"grade":"read","passage":"Chasing small balances is the worst part of my month and I put it off"},"earned":{"rules":["base","independent","role_fit"],"misses":[{"rule":"corroborated","needs":"5 or more independent quotes"},{"rule":"behaviour_3","needs":"someone already spent money or switched because of this"}]}}', '2026-11-29T00:42:45.630Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '42ca42d1-5162-4b2a-a8b7-b0b18dbfd8ff', '255192a8a14d810d6233e9b026e7be4b18e5548b20a98d36ea9c79667e597aa5', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAEGszAgVzMQ.h7vjAVKfrmqd08d68kB6wQ","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 2","wedge.wedge_statement: need 1, have 0","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_77c8b83f","provenance":{"grade":"read","passage":"Chairsoft"},"earned":{"rules":["base"],"misses":[{"rule":"priced","needs":"3 competitors priced within 12 months"}]}}', '2026-11-29T00:42:45.662Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'a965f40a-181e-49b5-8ffe-729ee1e5ae1f', '39fc0cc7fb00800f0365e5bbf45a621195fbe5bc2f3e5f9a9bc073ba91f6f266', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAEWszAgVzMQ.Wru9SmcSijCktFRezxrycw","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 3","solutions.dissatisfaction_quote: need 3, have 2","solutions.pricing_row: need 3, have 2","wedge.anti_wedge: need 1, have 0","wedge.replication_estimate: need 1, have 0"],"accepted":true,"entry":"e_117815af","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T00:42:45.678Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '529d3bdb-ea59-4c88-967e-d639ca08fec9', '42e0db62e84a75959d1a24ad59f529b44c7ab164cf608348c4f9ec1b9f9d6e85', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAGWszAgVzMQ.JHv0y6Dft9VDsFb1Qn2sSA","missing_signals":["distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_9d2f8a07","provenance":{"grade":"read","passage":"Chairsoft reseller community 420 GBP"}}', '2026-11-29T00:42:45.743Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '3a280fbe-27c1-4451-bab2-a4290da43500', 'c3c4f0067208d518a11a0f79fbcc2390b2352f0523fb910483dc266606934b3c', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAGmszAgVzMQ.wDFJVzjShHp-tWZgb_3wLw","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_28a6a7f3","provenance":{"grade":"read","passage":"Ran the practice-management column in the digest for two years, 41 issues"}}', '2026-11-29T00:42:45.748Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'c7b8ddb1-e0a3-4ccc-b863-ca8d9d46f2d3', 'd26f3b5729a30bbf2f59e6b186f295f621e7397c6386868234e7465cfa9b6696', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAFWszAgVzMQ.PVZhYfVXa_8cOm0Y5FybMA","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0","solutions.named_competitor: need 5, have 4","solutions.pricing_row: need 3, have 2"],"accepted":true,"entry":"e_3b225cb6","provenance":{"grade":"word","reason":"no_source: the entry cites no page"},"earned":{"rules":["base","replication_6"],"misses":[{"rule":"replication_12","needs":"12 or more months to copy, by a sourced comparable"}]}}', '2026-11-29T00:42:45.720Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'f4b751f2-548f-4c25-a1df-582977f37b98', 'd4452e58e6b2baef7125d833c45570a49f172e599bbe6415fc90711e2d06d9c2', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAF2szAgVzMQ.34BTLLPLVBombnIVq3tfHw","missing_signals":["distribution.channel_choice: need 1, have 0","distribution.cac_benchmark: need 1, have 0","distribution.founder_channel_fit: need 1, have 0","founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.cac: need 1, have 0","economics.ltv: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_2b0473bd","provenance":{"grade":"read","passage":"Receptionist with a spreadsheet"},"earned":{"rules":["base","status_quo"],"misses":[]}}', '2026-11-29T00:42:45.727Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '1c45c249-aff7-4cc0-8bf8-ca14ea561744', '311586e946d3738e425c61a1c52915192ada27de0d49b14d68b86f7d8fe7c7f7', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAHGszAgVzMQ.q_qMMd_aEWP-OJ7CK1vtnQ","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.gross_margin: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_8464287d","provenance":{"grade":"read","passage":"400 GBP"}}', '2026-11-29T00:42:45.760Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '13405544-4b70-4f3c-817d-4086fcf169a1', 'e1ad7f3213754576a17bd3039df0a07842a1a6477aef856c06413ef507a54932', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAH2szAgVzMQ.aCGze0DnMcLLTe-QDGQAuQ","missing_signals":["founder.domain_years: need 1, have 0","founder.shipped_artifact: need 1, have 0"],"accepted":true,"entry":"e_d3bba4f1","provenance":{"grade":"word","reason":"no_source: the entry cites no page"}}', '2026-11-29T00:42:45.795Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'c73aece6-3806-42ec-a3c9-3fd7cc9d0ad6', 'e98b8f4c3f25153c0a7f6bddb641a48f3310e667257d7216f09adc5d59213570', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAIWszAgVzMQ.gloUNv_-nqWA3YxLGOkd5A","missing_signals":[],"accepted":true,"entry":"e_c723ff49","provenance":{"grade":"unread","reason":"unsupported: the page has a format that Assay cannot read"},"earned":{"rules":["base","relevant_artifact"],"misses":[{"rule":"adopted_artifact","needs":"shipped artifact has adopters"},{"rule":"second_artifact","needs":"2 or more shipped artifacts"}]}}', '2026-11-29T00:42:45.811Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', '3f28304e-4fe1-4542-bbdd-112fa9402fce', '28a17f3e876e1940897fe90095cc23f5e40c4212c9174bc3cc8f7f7914a01f72', '{"summary":"7 of 7 quotes were read at their sources, 3 of them on established hosts.","evidence":{"grades":{"attested":0,"read":18,"own":0,"unread":9,"absent":0,"word":6},"quotes":{"total":7,"read":7,"established":3},"points_on_read":36},"scorecard":{"protocol":"7-axis@2026.06","axes":[{"id":"problem","score":6,"max":10,"label":"Problem"},{"id":"market","score":6,"max":10,"label":"Beachhead market"},{"id":"solutions","score":7,"max":10,"label":"Existing solutions"},{"id":"wedge","score":6,"max":10,"label":"Wedge"},{"id":"distribution","score":6,"max":10,"label":"Distribution"},{"id":"economics","score":7,"max":10,"label":"Unit economics"},{"id":"founder","score":5,"max":10,"label":"Founder fit"}],"total":43,"max_total":70,"verdict":"iterate","estimate":{"posterior_p":0.1375,"ci_95":[0.0196,0.4231],"reference":{"category":"b2b_saas_smb","base_rate_pmf_24mo":0.1}}},"estimate_basis":{"allowance":0.0007,"quotes":{"read":7,"unread":0,"absent":0},"assumed":{"share":0.1,"honest":{"read":6,"unread":1.6,"absent":0.4},"made_up":{"read":0.8,"unread":2,"absent":2.4}},"base_rate":{"grade":"C","range_80":[0.04,0.18],"sources":["ChartMogul SaaS Growth Report, 2023","ChartMogul / K. Poyar, 2025","Reynolds, Business Creation (PSED), 2018","Carta (P. Walker), via Chronograph; Walker LinkedIn copy Aug 2025; pmf.show 21 Aug 2025, 2024-2025"]},"observed":{"event":"a further dated round more than 90 days and at most 24 months after the first","events":270,"n":794,"rate":0.3401,"wilson_95":[0.3079,0.3737],"cohort":"US firms whose first recorded round, in 2005 to 2010, was angel, seed, series A or unspecified venture, at most 6 years after their founding if that is known","codes":["software"],"attribution":"Data: CrunchBase, October 2013, CC BY"},"calibration":"/docs/estimate"},"explanations":{"problem":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_14f842ad","e_3ac5f9ef","e_6c9ba1b0","e_617d5797"]},{"rule":"independent","points":1,"text":"at least 3 sources on 2 domains","cites":["e_14f842ad","e_3ac5f9ef","e_6c9ba1b0"]},{"rule":"behaviour_2","points":1,"text":"2 independent quotes describe a workaround or measured loss","cites":["e_3ac5f9ef","e_6c9ba1b0"],"spans":[{"entry":"e_3ac5f9ef","start":15,"end":22},{"entry":"e_6c9ba1b0","start":25,"end":36}]},{"rule":"role_fit","points":1,"text":"2 independent speakers hold the ICP role","cites":["e_14f842ad","e_3ac5f9ef","e_6c9ba1b0"]},{"rule":"counterfactual","points":1,"text":"independent counterfactual with an explanation","cites":["e_617d5797"]}],"caps":[]},"market":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_a2e26272","e_254a8e50","e_9d743839","e_9fd34b5e","e_7f06a1fc"]},{"rule":"icp_precise","points":1,"text":"ICP narrowed on 3 or more of size, geography, trigger, user role, exclusions","cites":["e_a2e26272"]},{"rule":"prospects_distinct","points":1,"text":"3 organisations on distinct domains","cites":["e_254a8e50","e_9d743839","e_9fd34b5e"]},{"rule":"acv_grounded","points":1,"text":"ACV within 3x of the median of 2 independent comparables","cites":["e_7f06a1fc"]},{"rule":"sized","points":1,"text":"sourced account count x ACV reaches 1,000,000 USD a year","cites":["e_a2e26272","e_7f06a1fc"]}],"caps":[{"cap":"evidence_unread","at":6,"binding":false,"text":"most claims of the axis were not seen at their source: cite pages that can be read, or send an entry again when its page answers","cites":["e_254a8e50","e_9d743839","e_9fd34b5e"]}]},"solutions":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_248d67cd","e_2b0473bd","e_41c930bc","e_5ab5517a","e_c0184cde","e_0a34eea7","e_3350392c","e_9267a423","e_642c89a2","e_77c8b83f","e_93e7260d"]},{"rule":"coverage","points":1,"text":"complaints about 3 different competitors","cites":["e_0a34eea7","e_3350392c","e_9267a423"]},{"rule":"independent","points":1,"text":"complaints from 3 sources on 2 domains","cites":["e_0a34eea7","e_3350392c","e_9267a423"]},{"rule":"behaviour_2","points":1,"text":"2 complaints describe a workaround or measured loss","cites":["e_0a34eea7","e_9267a423"],"spans":[{"entry":"e_0a34eea7","start":62,"end":69},{"entry":"e_9267a423","start":38,"end":45}]},{"rule":"status_quo","points":1,"text":"the do-nothing or in-house alternative is named","cites":["e_2b0473bd"]},{"rule":"priced","points":1,"text":"3 competitors priced within 12 months","cites":["e_642c89a2","e_77c8b83f","e_93e7260d"]}],"caps":[]},"wedge":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_117815af","e_26b77e03","e_3b225cb6"]},{"rule":"targets_icp","points":1,"text":"wedge names the ICP","cites":["e_117815af","e_a2e26272"]},{"rule":"answers_complaint","points":1,"text":"wedge shares subject matter with 2 or more quotes in the ledger","cites":["e_117815af","e_0a34eea7","e_3ac5f9ef","e_6c9ba1b0"]},{"rule":"measurable","points":1,"text":"wedge has a metric with baseline and target","cites":["e_117815af"]},{"rule":"structural_reason","points":1,"text":"the reason incumbents have not done it is structural","cites":["e_26b77e03"]},{"rule":"replication_6","points":1,"text":"6 or more months to copy, not a guess","cites":["e_3b225cb6"]}],"caps":[{"cap":"unsourced","at":6,"binding":true,"text":"nothing about incumbents is sourced","cites":["e_26b77e03","e_3b225cb6"]}]},"distribution":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_ff15b13b","e_9d2f8a07","e_28a6a7f3"]},{"rule":"channel_specific","points":1,"text":"one concrete venue with a live URL","cites":["e_ff15b13b"]},{"rule":"benchmark_fresh","points":1,"text":"benchmark dated within 36 months","cites":["e_9d2f8a07"]},{"rule":"fit_evidenced","points":1,"text":"founder-channel fit has a public link","cites":["e_28a6a7f3"]},{"rule":"cac_consistent","points":1,"text":"assumed CAC is not below 2/3 of the benchmark","cites":["e_8464287d","e_9d2f8a07"]}],"caps":[]},"economics":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_8464287d","e_f5018920","e_d804f6bb","e_96dd465b"]},{"rule":"sourced_2","points":1,"text":"2 of 4 inputs measured or sourced","cites":["e_8464287d","e_d804f6bb"]},{"rule":"ltv_cac_3","points":1,"text":"recomputed LTV is 3 or more times CAC","cites":["e_f5018920","e_8464287d","e_d804f6bb"]},{"rule":"payback","points":1,"text":"gross-margin payback within the class limit","cites":["e_8464287d","e_f5018920","e_d804f6bb"]},{"rule":"margin","points":1,"text":"gross margin at or above the class floor","cites":["e_d804f6bb"]},{"rule":"churn_sober","points":1,"text":"churn assumption no rosier than the class floor","cites":["e_f5018920"]},{"rule":"breakeven_share","points":1,"text":"breakeven needs at most 10% of reachable accounts","cites":["e_96dd465b","e_a2e26272"]}],"caps":[{"cap":"half_assumed","at":7,"binding":true,"text":"two inputs are assumptions","cites":["e_f5018920","e_96dd465b"]}]},"founder":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_a384265e","e_d3bba4f1","e_c723ff49"]},{"rule":"years_3","points":1,"text":"3 or more years in the domain, publicly checkable","cites":["e_a384265e"]},{"rule":"was_the_buyer","points":1,"text":"founder has held the ICP role","cites":["e_a384265e","e_a2e26272"]},{"rule":"relevant_artifact","points":1,"text":"shipped something for the same customer, domain or technology","cites":["e_c723ff49"]}],"caps":[]}},"gates":["total_below_56","axis_below_6","no_costly_signal"],"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgIBoiTBEfoJAAt1mi35ULRcAAAAIWszAgVmdmdSczE.laAYzbbRlel3NjJPZXBZbg"}', '2026-11-29T00:42:45.833Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'a950e873-12fc-46e5-a234-1fb472c2ef8a', 'dfc40557e3872e551a304f63932a52f0907b0733edd8ec795fcac09a2f700a1e', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAHmszAgVzMQ.7f0AgaijRdw07LSpFoNBCQ","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0"],"accepted":true,"entry":"e_96dd465b","provenance":{"grade":"word","reason":"no_source: the entry cites no page"},"earned":{"rules":["base","breakeven_share"],"misses":[]}}', '2026-11-29T00:42:45.786Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'be92fd56-7962-49e2-9683-0e96136103fd', 'cf309830907bd9045552b6c801a9bc61edfdb30aeae17f578368bede80659dc9', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAHWszAgVzMQ.TSXHRGaGd96v1zmGVbzbfw","missing_signals":["founder.domain_years: need 1, have 0","founder.unfair_advantage: need 1, have 0","founder.shipped_artifact: need 1, have 0","economics.breakeven_customers: need 1, have 0"],"accepted":true,"entry":"e_d804f6bb","provenance":{"grade":"read","passage":"75"}}', '2026-11-29T00:42:45.781Z');
INSERT INTO public.idempotency_keys VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'e20136dd-bb3d-49a8-a939-213659e4986a', 'e5b0a77e37fc65e999c55383c663271704f2cc58cfe63cb08b76cf2e0c52a885', '{"session_token":"srv1.01M8JC26Y7AT6RG0XRQ2CA3HMCAgABoiTBEfoJAAt1mi35ULRcAAAAIGszAgVzMQ.fC3v9KzbqyVtnjpVtoAXgA","missing_signals":["founder.shipped_artifact: need 1, have 0"],"accepted":true,"entry":"e_a384265e","provenance":{"grade":"read","passage":"practice manager, dental practice operations"},"earned":{"rules":["base","years_3","was_the_buyer"],"misses":[{"rule":"years_7","needs":"7 or more years in the domain, publicly checkable"}]}}', '2026-11-29T00:42:45.791Z');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-assessment', '2026-11-29T00:42:41.193Z');
INSERT INTO public.kysely_migration VALUES ('0002-sources', '2026-11-29T00:42:41.202Z');
INSERT INTO public.kysely_migration VALUES ('0003-runs', '2026-11-29T00:42:41.217Z');
INSERT INTO public.kysely_migration VALUES ('0004-retention', '2026-11-29T00:42:41.220Z');
INSERT INTO public.kysely_migration VALUES ('0005-members', '2026-11-29T00:42:41.233Z');
INSERT INTO public.kysely_migration VALUES ('0006-lists', '2026-11-29T00:42:41.238Z');
INSERT INTO public.kysely_migration VALUES ('0007-inviters', '2026-11-29T00:42:41.239Z');
INSERT INTO public.kysely_migration VALUES ('0008-page-reads', '2026-11-29T00:42:41.240Z');
INSERT INTO public.kysely_migration VALUES ('0009-senders', '2026-11-29T00:42:41.241Z');
INSERT INTO public.kysely_migration VALUES ('0010-message-proofs', '2026-11-29T00:42:41.243Z');
INSERT INTO public.kysely_migration VALUES ('0011-citation-checks', '2026-11-29T00:42:41.246Z');
INSERT INTO public.kysely_migration VALUES ('0012-audit-log', '2026-11-29T00:42:41.253Z');
INSERT INTO public.kysely_migration VALUES ('0013-leaf-runs', '2026-11-29T00:42:41.254Z');
INSERT INTO public.kysely_migration VALUES ('0014-log-entries', '2026-11-29T00:42:41.259Z');
INSERT INTO public.kysely_migration VALUES ('0017-erasure', '2026-11-29T00:42:41.261Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.links VALUES ('6b1281b3a21ac31dd8853eba3d1364501a28dc663af719ffcfc5694cb2e87d5e', '01M8JC26GENZF8KZ2JRVY117EP', 'operator', NULL, '01M8JC240R4F5BJC51AMY5RSX6', 'owner', '2026-11-29T00:42:44.622Z', '2026-11-30T00:42:44.622Z', NULL, NULL);


--
-- Data for Name: log_disclosures; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: log_entries; Type: TABLE DATA; Schema: public; Owner: -
--



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

INSERT INTO public.runs VALUES ('01M8JC27VAES0NXMM96RZ6VW9N', '01M8JC240R4F5BJC51AMY5RSX6', '01M8JC24FT1400PXCT5QWN1D2W', 'completed', '{"name":"Abdul Ghani Baradar"}', '2026-11-29T00:42:45.993Z', '2026-11-29T00:42:46.050Z', '{"blockingMeasures":["asset_freeze"],"conditions":[{"code":"source_stale","parameters":{"required":true,"snapshotDate":"2026-11-01"},"severity":"blocking","source":"un-sc","text":"Required list un-sc is stale: its snapshot of 2026-11-01 was used, what came since is not known."},{"code":"possible_match","parameters":{"ask":"nationality","parties":1},"severity":"review","text":"One listed party may be meant: no fact confirms or excludes it. Ask for the nationality."},{"code":"risk_value","parameters":{"from":30,"to":59,"value":30},"severity":"review","text":"The risk value is 30, between 30 and 59."}],"confidence":"low","coverage":{"other":{"current":[],"missing":[{"snapshotDate":null,"source":"courtlistener"},{"snapshotDate":null,"source":"eu-fsf"},{"snapshotDate":null,"source":"gb-ch-basic"},{"snapshotDate":null,"source":"gb-ch-psc"},{"snapshotDate":null,"source":"gleif-lei"},{"snapshotDate":null,"source":"gleif-rr"},{"snapshotDate":null,"source":"uk-fcdo"},{"snapshotDate":null,"source":"us-csl"},{"snapshotDate":null,"source":"us-ofac-cons"},{"snapshotDate":null,"source":"us-ofac-sdn"},{"snapshotDate":null,"source":"us-sbir"},{"snapshotDate":null,"source":"us-sec-formd"},{"snapshotDate":null,"source":"us-sec-litigation"},{"snapshotDate":null,"source":"us-sec-tickers"}],"partial":[],"stale":[]},"required":{"current":[],"missing":[],"partial":[],"stale":[{"snapshotDate":"2026-11-01","source":"un-sc"}]}},"findings":[{"citations":[{"id":"TAi.024","locator":"consolidated.xml REFERENCE_NUMBER=TAi.024","recordHash":"786895504b8875ed3d7850d964e82a8a47d9dc7d7b0f80ae870256fce79b4ae3","snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","source":"un-sc","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024"}],"id":"sanctions:sanctions-alert:un-sc:TAi.024","kind":"sanctions-alert","listed":{"addresses":[],"birthPlaces":[],"births":["about 1968"],"identifiers":[{"scheme":"un-ref","value":"TAi.024"}],"kind":"person","listedOn":["2001-02-23"],"names":["ABDUL GHANI BARADAR ABDUL AHMAD TURK","عبدالغنی برادر عبد الاحمد ترک","Mullah Baradar Akhund"],"nationalities":["AF"],"programs":["Taliban"],"remarks":[]},"match":{"aligned":{"beside":[],"facts":[],"losses":[{"cost":0.1341,"reason":"extra","says":"one name says more than the other","words":["ahmad","turk"]}],"parts":[{"listed":"abd ghani","query":"abd ghani","rule":"same","says":"the same word","similarity":1,"tells":0.82},{"listed":"baradar","query":"baradar","rule":"same","says":"the same word","similarity":1,"tells":1}],"unmatched":[{"role":"name","side":"listed","tells":0.52,"text":"abd ahmad"},{"role":"name","side":"listed","tells":0.76,"text":"turk"}]},"countryAgree":null,"dobAgree":null,"exactWithLegalForm":false,"identifierAgree":null,"identity":{"askFor":"nationality","decibans":27,"facts":[],"name":{"asked":"Abdul Ghani Baradar","decibans":27,"isExact":false,"listed":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","rarity":61},"outcome":"possible","rule":"not_settled"},"level":"alert","matchedName":"ABDUL GHANI BARADAR ABDUL AHMAD TURK","nameKind":"primary","nameScore":8659,"probability":8000,"quality":"strong","query":"Abdul Ghani Baradar","rarity":{"decibans":61,"words":[{"bearers":1,"decibans":35,"text":"baradar"},{"bearers":1,"decibans":26,"text":"ghani"}]},"score":8659},"measures":[{"authority":"United Nations Security Council","measure":"asset_freeze","programs":["Taliban"],"source":"un-sc"}],"points":30,"scorer":"sanctions","severity":"medium","statement":"\"Abdul Ghani Baradar\" meets \"ABDUL GHANI BARADAR ABDUL AHMAD TURK\", which stands on the sanctions list un-sc TAi.024 (United Nations Security Council, Taliban): possible, weight of evidence 27: name +27; ask for the nationality. Its assets are frozen: no one bound by the list may make funds or goods available to it."}],"notes":[{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"courtlistener","text":"Source courtlistener was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"eu-fsf","text":"Source eu-fsf was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-basic","text":"Source gb-ch-basic was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-psc","text":"Source gb-ch-psc was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-lei","text":"Source gleif-lei was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-rr","text":"Source gleif-rr was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"uk-fcdo","text":"Source uk-fcdo was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-csl","text":"Source us-csl was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-cons","text":"Source us-ofac-cons was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-sdn","text":"Source us-ofac-sdn was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sbir","text":"Source us-sbir was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-formd","text":"Source us-sec-formd was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-litigation","text":"Source us-sec-litigation was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-tickers","text":"Source us-sec-tickers was never loaded: what it would say is not known."},{"code":"not_in_registry","parameters":{},"severity":"coverage","text":"The subject was found in no registry."}],"risk":{"citations":[{"id":"TAi.024","locator":"consolidated.xml REFERENCE_NUMBER=TAi.024","recordHash":"786895504b8875ed3d7850d964e82a8a47d9dc7d7b0f80ae870256fce79b4ae3","snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","source":"un-sc","url":"https://scsanctions.un.org/resources/xml/en/consolidated.xml#TAi.024"}],"value":30},"scorers":{"litigation":"2","officers":"5","risk":"5","sanctions":"4","upside":"2"},"sources":[{"id":"courtlistener","scorers":["litigation","risk"],"status":"never_synced","title":"CourtListener: dockets of US courts"},{"id":"eu-fsf","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"EU Consolidated Financial Sanctions List"},{"id":"gb-ch-basic","scorers":["officers","risk","upside"],"status":"never_synced","title":"UK companies: Free Company Data Product"},{"id":"gb-ch-psc","scorers":["litigation","officers","risk"],"status":"never_synced","title":"UK companies: persons with significant control"},{"id":"gleif-lei","scorers":["officers","risk","upside"],"status":"never_synced","title":"GLEIF LEI records (level 1)"},{"id":"gleif-rr","scorers":["litigation","officers","risk"],"status":"never_synced","title":"GLEIF relationship records (level 2)"},{"id":"uk-fcdo","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"UK Sanctions List"},{"id":"un-sc","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","scorers":["sanctions","officers","risk"],"snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","status":"stale","title":"UN Security Council Consolidated List","warnings":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."]},{"id":"us-csl","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"US Consolidated Screening List"},{"id":"us-ofac-cons","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Consolidated (non-SDN) List"},{"id":"us-ofac-sdn","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Specially Designated Nationals"},{"id":"us-sbir","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"US SBIR and STTR awards"},{"id":"us-sec-formd","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"SEC Form D filings (exempt offerings)"},{"id":"us-sec-litigation","scorers":["litigation","risk"],"status":"never_synced","title":"SEC litigation releases"},{"id":"us-sec-tickers","scorers":["risk","upside"],"status":"never_synced","title":"SEC company tickers"}],"upside":{"citations":[],"value":0},"verdict":"enhanced_diligence"}', NULL, '03bbb4477ee0e5c5ea1b2dc94a7d95d37f83325cc65417801cf9822dd03f060d', NULL);
INSERT INTO public.runs VALUES ('01M8JC27YDR9GBZM9SVRNFEYZA', '01M8JC240R4F5BJC51AMY5RSX6', '01M8JC24FT1400PXCT5QWN1D2W', 'completed', '{"name":"Zyx Lumber Works"}', '2026-11-29T00:42:46.092Z', '2026-11-29T00:42:46.112Z', '{"blockingMeasures":["asset_freeze"],"conditions":[{"code":"source_stale","parameters":{"required":true,"snapshotDate":"2026-11-01"},"severity":"blocking","source":"un-sc","text":"Required list un-sc is stale: its snapshot of 2026-11-01 was used, what came since is not known."}],"confidence":"low","coverage":{"other":{"current":[],"missing":[{"snapshotDate":null,"source":"courtlistener"},{"snapshotDate":null,"source":"eu-fsf"},{"snapshotDate":null,"source":"gb-ch-basic"},{"snapshotDate":null,"source":"gb-ch-psc"},{"snapshotDate":null,"source":"gleif-lei"},{"snapshotDate":null,"source":"gleif-rr"},{"snapshotDate":null,"source":"uk-fcdo"},{"snapshotDate":null,"source":"us-csl"},{"snapshotDate":null,"source":"us-ofac-cons"},{"snapshotDate":null,"source":"us-ofac-sdn"},{"snapshotDate":null,"source":"us-sbir"},{"snapshotDate":null,"source":"us-sec-formd"},{"snapshotDate":null,"source":"us-sec-litigation"},{"snapshotDate":null,"source":"us-sec-tickers"}],"partial":[],"stale":[]},"required":{"current":[],"missing":[],"partial":[],"stale":[{"snapshotDate":"2026-11-01","source":"un-sc"}]}},"findings":[],"notes":[{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"courtlistener","text":"Source courtlistener was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"eu-fsf","text":"Source eu-fsf was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-basic","text":"Source gb-ch-basic was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gb-ch-psc","text":"Source gb-ch-psc was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-lei","text":"Source gleif-lei was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"gleif-rr","text":"Source gleif-rr was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"uk-fcdo","text":"Source uk-fcdo was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-csl","text":"Source us-csl was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-cons","text":"Source us-ofac-cons was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-ofac-sdn","text":"Source us-ofac-sdn was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sbir","text":"Source us-sbir was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-formd","text":"Source us-sec-formd was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-litigation","text":"Source us-sec-litigation was never loaded: what it would say is not known."},{"code":"source_never_loaded","parameters":{"importFailed":false,"required":false},"severity":"coverage","source":"us-sec-tickers","text":"Source us-sec-tickers was never loaded: what it would say is not known."},{"code":"not_in_registry","parameters":{},"severity":"coverage","text":"The subject was found in no registry."}],"risk":{"citations":[],"value":0},"scorers":{"litigation":"2","officers":"5","risk":"5","sanctions":"4","upside":"2"},"sources":[{"id":"courtlistener","scorers":["litigation","risk"],"status":"never_synced","title":"CourtListener: dockets of US courts"},{"id":"eu-fsf","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"EU Consolidated Financial Sanctions List"},{"id":"gb-ch-basic","scorers":["officers","risk","upside"],"status":"never_synced","title":"UK companies: Free Company Data Product"},{"id":"gb-ch-psc","scorers":["litigation","officers","risk"],"status":"never_synced","title":"UK companies: persons with significant control"},{"id":"gleif-lei","scorers":["officers","risk","upside"],"status":"never_synced","title":"GLEIF LEI records (level 1)"},{"id":"gleif-rr","scorers":["litigation","officers","risk"],"status":"never_synced","title":"GLEIF relationship records (level 2)"},{"id":"uk-fcdo","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"UK Sanctions List"},{"id":"un-sc","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","scorers":["sanctions","officers","risk"],"snapshotDate":"2026-11-01","snapshotId":"un-sc@67a73358c377","status":"stale","title":"UN Security Council Consolidated List","warnings":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."]},{"id":"us-csl","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"US Consolidated Screening List"},{"id":"us-ofac-cons","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Consolidated (non-SDN) List"},{"id":"us-ofac-sdn","scorers":["sanctions","officers","risk"],"status":"never_synced","title":"OFAC Specially Designated Nationals"},{"id":"us-sbir","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"US SBIR and STTR awards"},{"id":"us-sec-formd","scorers":["litigation","officers","risk","upside"],"status":"never_synced","title":"SEC Form D filings (exempt offerings)"},{"id":"us-sec-litigation","scorers":["litigation","risk"],"status":"never_synced","title":"SEC litigation releases"},{"id":"us-sec-tickers","scorers":["risk","upside"],"status":"never_synced","title":"SEC company tickers"}],"upside":{"citations":[],"value":0},"verdict":"insufficient_data"}', NULL, '5a1268485edff9cfa8425c7544de7cd34f27c1b6b205cdf09a3a856b3464e8e4', NULL);


--
-- Data for Name: scorecards; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.scorecards VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', 1, '01M8JC240R4F5BJC51AMY5RSX6', 33, 'b2b_saas_smb', '2026-11-29T00:42:45.833Z', 43, 'iterate', '{"scorecard":{"protocol":"7-axis@2026.06","axes":[{"id":"problem","score":6,"max":10,"label":"Problem"},{"id":"market","score":6,"max":10,"label":"Beachhead market"},{"id":"solutions","score":7,"max":10,"label":"Existing solutions"},{"id":"wedge","score":6,"max":10,"label":"Wedge"},{"id":"distribution","score":6,"max":10,"label":"Distribution"},{"id":"economics","score":7,"max":10,"label":"Unit economics"},{"id":"founder","score":5,"max":10,"label":"Founder fit"}],"total":43,"max_total":70,"verdict":"iterate","estimate":{"posterior_p":0.1375,"ci_95":[0.0196,0.4231],"reference":{"category":"b2b_saas_smb","base_rate_pmf_24mo":0.1}}},"evidence":{"grades":{"attested":0,"read":18,"own":0,"unread":9,"absent":0,"word":6},"quotes":{"total":7,"read":7,"established":3},"points_on_read":36},"estimateBasis":{"allowance":0.0007,"quotes":{"read":7,"unread":0,"absent":0},"assumed":{"share":0.1,"honest":{"read":6,"unread":1.6,"absent":0.4},"made_up":{"read":0.8,"unread":2,"absent":2.4}},"base_rate":{"grade":"C","range_80":[0.04,0.18],"sources":["ChartMogul SaaS Growth Report, 2023","ChartMogul / K. Poyar, 2025","Reynolds, Business Creation (PSED), 2018","Carta (P. Walker), via Chronograph; Walker LinkedIn copy Aug 2025; pmf.show 21 Aug 2025, 2024-2025"]},"observed":{"event":"a further dated round more than 90 days and at most 24 months after the first","events":270,"n":794,"rate":0.3401,"wilson_95":[0.3079,0.3737],"cohort":"US firms whose first recorded round, in 2005 to 2010, was angel, seed, series A or unspecified venture, at most 6 years after their founding if that is known","codes":["software"],"attribution":"Data: CrunchBase, October 2013, CC BY"},"calibration":"/docs/estimate"},"explanations":{"problem":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_14f842ad","e_3ac5f9ef","e_6c9ba1b0","e_617d5797"]},{"rule":"independent","points":1,"text":"at least 3 sources on 2 domains","cites":["e_14f842ad","e_3ac5f9ef","e_6c9ba1b0"]},{"rule":"behaviour_2","points":1,"text":"2 independent quotes describe a workaround or measured loss","cites":["e_3ac5f9ef","e_6c9ba1b0"],"spans":[{"entry":"e_3ac5f9ef","start":15,"end":22},{"entry":"e_6c9ba1b0","start":25,"end":36}]},{"rule":"role_fit","points":1,"text":"2 independent speakers hold the ICP role","cites":["e_14f842ad","e_3ac5f9ef","e_6c9ba1b0"]},{"rule":"counterfactual","points":1,"text":"independent counterfactual with an explanation","cites":["e_617d5797"]}],"caps":[]},"market":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_a2e26272","e_254a8e50","e_9d743839","e_9fd34b5e","e_7f06a1fc"]},{"rule":"icp_precise","points":1,"text":"ICP narrowed on 3 or more of size, geography, trigger, user role, exclusions","cites":["e_a2e26272"]},{"rule":"prospects_distinct","points":1,"text":"3 organisations on distinct domains","cites":["e_254a8e50","e_9d743839","e_9fd34b5e"]},{"rule":"acv_grounded","points":1,"text":"ACV within 3x of the median of 2 independent comparables","cites":["e_7f06a1fc"]},{"rule":"sized","points":1,"text":"sourced account count x ACV reaches 1,000,000 USD a year","cites":["e_a2e26272","e_7f06a1fc"]}],"caps":[{"cap":"evidence_unread","at":6,"binding":false,"text":"most claims of the axis were not seen at their source: cite pages that can be read, or send an entry again when its page answers","cites":["e_254a8e50","e_9d743839","e_9fd34b5e"]}]},"solutions":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_248d67cd","e_2b0473bd","e_41c930bc","e_5ab5517a","e_c0184cde","e_0a34eea7","e_3350392c","e_9267a423","e_642c89a2","e_77c8b83f","e_93e7260d"]},{"rule":"coverage","points":1,"text":"complaints about 3 different competitors","cites":["e_0a34eea7","e_3350392c","e_9267a423"]},{"rule":"independent","points":1,"text":"complaints from 3 sources on 2 domains","cites":["e_0a34eea7","e_3350392c","e_9267a423"]},{"rule":"behaviour_2","points":1,"text":"2 complaints describe a workaround or measured loss","cites":["e_0a34eea7","e_9267a423"],"spans":[{"entry":"e_0a34eea7","start":62,"end":69},{"entry":"e_9267a423","start":38,"end":45}]},{"rule":"status_quo","points":1,"text":"the do-nothing or in-house alternative is named","cites":["e_2b0473bd"]},{"rule":"priced","points":1,"text":"3 competitors priced within 12 months","cites":["e_642c89a2","e_77c8b83f","e_93e7260d"]}],"caps":[]},"wedge":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_117815af","e_26b77e03","e_3b225cb6"]},{"rule":"targets_icp","points":1,"text":"wedge names the ICP","cites":["e_117815af","e_a2e26272"]},{"rule":"answers_complaint","points":1,"text":"wedge shares subject matter with 2 or more quotes in the ledger","cites":["e_117815af","e_0a34eea7","e_3ac5f9ef","e_6c9ba1b0"]},{"rule":"measurable","points":1,"text":"wedge has a metric with baseline and target","cites":["e_117815af"]},{"rule":"structural_reason","points":1,"text":"the reason incumbents have not done it is structural","cites":["e_26b77e03"]},{"rule":"replication_6","points":1,"text":"6 or more months to copy, not a guess","cites":["e_3b225cb6"]}],"caps":[{"cap":"unsourced","at":6,"binding":true,"text":"nothing about incumbents is sourced","cites":["e_26b77e03","e_3b225cb6"]}]},"distribution":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_ff15b13b","e_9d2f8a07","e_28a6a7f3"]},{"rule":"channel_specific","points":1,"text":"one concrete venue with a live URL","cites":["e_ff15b13b"]},{"rule":"benchmark_fresh","points":1,"text":"benchmark dated within 36 months","cites":["e_9d2f8a07"]},{"rule":"fit_evidenced","points":1,"text":"founder-channel fit has a public link","cites":["e_28a6a7f3"]},{"rule":"cac_consistent","points":1,"text":"assumed CAC is not below 2/3 of the benchmark","cites":["e_8464287d","e_9d2f8a07"]}],"caps":[]},"economics":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_8464287d","e_f5018920","e_d804f6bb","e_96dd465b"]},{"rule":"sourced_2","points":1,"text":"2 of 4 inputs measured or sourced","cites":["e_8464287d","e_d804f6bb"]},{"rule":"ltv_cac_3","points":1,"text":"recomputed LTV is 3 or more times CAC","cites":["e_f5018920","e_8464287d","e_d804f6bb"]},{"rule":"payback","points":1,"text":"gross-margin payback within the class limit","cites":["e_8464287d","e_f5018920","e_d804f6bb"]},{"rule":"margin","points":1,"text":"gross margin at or above the class floor","cites":["e_d804f6bb"]},{"rule":"churn_sober","points":1,"text":"churn assumption no rosier than the class floor","cites":["e_f5018920"]},{"rule":"breakeven_share","points":1,"text":"breakeven needs at most 10% of reachable accounts","cites":["e_96dd465b","e_a2e26272"]}],"caps":[{"cap":"half_assumed","at":7,"binding":true,"text":"two inputs are assumptions","cites":["e_f5018920","e_96dd465b"]}]},"founder":{"points":[{"rule":"base","points":2,"text":"minimum signals present","cites":["e_a384265e","e_d3bba4f1","e_c723ff49"]},{"rule":"years_3","points":1,"text":"3 or more years in the domain, publicly checkable","cites":["e_a384265e"]},{"rule":"was_the_buyer","points":1,"text":"founder has held the ICP role","cites":["e_a384265e","e_a2e26272"]},{"rule":"relevant_artifact","points":1,"text":"shipped something for the same customer, domain or technology","cites":["e_c723ff49"]}],"caps":[]}},"gates":["total_below_56","axis_below_6","no_costly_signal"],"category":"b2b_saas_smb","logLr":0.49,"nextSignals":[{"axis":"problem","kind":"user_quote","lifts":"problem","rule":"behaviour_3","reason":"someone already spent money or switched because of this","up":0.0165,"middling":0.008,"down":0,"days":2,"effort":"about two days of reading forums or asking customers, free","assumes":{"good":{"says":"someone paid, hired or switched because of it","speaker_role":"practice manager"},"middling":{"says":"someone works around it by hand, and says for how long","speaker_role":"practice manager"},"bad":{"says":"someone denies the need","speaker_role":"practice manager"}},"type":"evidence"},{"axis":"founder","kind":"founder_background_lookup","lifts":"founder","rule":"boost_founder_background_lookup","reason":"optional evidence: founder_background_lookup","up":0.0066,"down":-0.0062,"days":1,"effort":"an hour in public registers, free","assumes":{"good":{"finding_type":"employment"},"bad":{"finding_type":"dispute"}},"type":"evidence"},{"axis":"market","kind":"commitment_record","lifts":"market","rule":"gate_no_costly_signal","reason":"no one has given up money or a habit yet","up":0.019,"middling":0.0052,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"commitment_record","lifts":"problem","rule":"boost_commitment_record","reason":"optional evidence: commitment_record","up":0.0165,"middling":0,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"search_volume_snapshot","lifts":"problem","rule":"boost_search_volume_snapshot","reason":"optional evidence: search_volume_snapshot","up":0.008,"middling":0,"down":-0.0075,"days":1,"effort":"an hour with a keyword tool, free","assumes":{"good":{"monthly_volume":2000,"trend_pct":10},"middling":{"monthly_volume":200,"trend_pct":0},"bad":{"monthly_volume":5,"trend_pct":-60}},"type":"evidence"},{"axis":"distribution","kind":"founder_channel_fit","lifts":"distribution","rule":"fit_quantified","reason":"audience, list or past conversions of 100 or more","up":0.0075,"middling":0,"down":-0.0071,"days":1,"effort":"about a day to find what is public already, free","assumes":{"good":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":2500,"unit":"readers"}},"middling":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":90,"unit":"readers"}},"bad":{"quantity":{"value":20,"unit":"readers"}}},"type":"housekeeping"},{"axis":"distribution","kind":"channel_choice","lifts":"distribution","rule":"volume","reason":"24 months of the channel at no more than 5% conversion covers breakeven","up":0.0075,"middling":0,"down":0,"days":2,"effort":"about two days of asking venues for their numbers, free","assumes":{"good":{"reachable_per_month":271,"conversion_rate":0.02},"middling":{"reachable_per_month":135,"conversion_rate":0.02},"bad":{"reachable_per_month":10,"conversion_rate":0.001}},"type":"housekeeping"}],"milestones":[{"range":"Weeks 1-3","kind":"strengthen","axis":"founder","title":"Strengthen: Founder fit (5/10)","body":"Publish checkable evidence of years and access, and a relevant artifact with adopters. Next: 1 more founder_background_lookup (an hour in public registers, free); if it shows finding_type employment, the estimate moves by about +0.7 points, a contradiction by about -0.6."},{"range":"Weeks 1-3","kind":"strengthen","axis":"problem","title":"Strengthen: Problem (6/10)","body":"Add quotes from a new domain that state what was paid, lost or switched, and one counterfactual from inside the ICP. Next: 1 more user_quote, of someone in the role of the buyer who already paid or switched (about two days of reading forums or asking customers, free); success moves the estimate by about +1.7 points."},{"range":"Weeks 4-6","kind":"strengthen","axis":"distribution","title":"Strengthen: Distribution (6/10)","body":"Add a second cost benchmark and run a 100-click test in the named venue. Next: 1 more search_volume_snapshot (an hour with a keyword tool, free); if it shows monthly_volume 2000, trend_pct 10, the estimate moves by about +0.8 points, a contradiction by about -0.7."},{"range":"Weeks 4-6","kind":"strengthen","axis":"market","title":"Strengthen: Beachhead market (6/10)","body":"Source the account count, add two priced comparables, and move two prospects to a meeting. Next: 1 more commitment_record (about two weeks of selling, free); if it shows type paid, amount 1500, the estimate moves by about +1.9 points."},{"range":"Weeks 7-9","kind":"strengthen","axis":"wedge","title":"Strengthen: Wedge (6/10)","body":"Source the incumbent''s constraint and time a comparable feature''s release. Held at 6 because nothing about incumbents is sourced. Next: a better anti_wedge (about three days in filings, contracts and terms, free); if it shows reason_type business_model_conflict, the estimate moves by about +0.9 points, a contradiction by about -0.4."},{"range":"Weeks 7-9","kind":"strengthen","axis":"economics","title":"Strengthen: Unit economics (7/10)","body":"Replace the two largest assumptions with a measurement or a sourced benchmark. Held at 7 because two inputs are assumptions. Next: a better ltv (about a week with the accounts of paying customers, free); if it shows amount 3130, arpa_monthly 125, churn_monthly 0.03, the estimate moves by about +0.6 points, a contradiction by about -1.1."},{"range":"Weeks 10-12","kind":"strengthen","axis":"solutions","title":"Strengthen: Existing solutions (7/10)","body":"Add complaints about a second and third competitor from review sites and refresh prices older than a year. Next: 1 more dissatisfaction_quote, of someone who already paid or switched (about a day on review sites, free); success moves the estimate by about +0.5 points."}],"settings":"3340d8878f74e4e250122fc027198eef0f2637d3835ac347ade494fbf3ce8f17"}');


--
-- Data for Name: search_texts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_texts VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'session', '01M8JC26Y7AT6RG0XRQ2CA3HMC', 'practices in the uk carry many small patient debts that nobody collects. we send polite balance reminders with a pay-by-link, set once by the practice manager. founder site: recallcalc.uk.');
INSERT INTO public.search_texts VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'run', '01M8JC27VAES0NXMM96RZ6VW9N', 'abdul ghani baradar');
INSERT INTO public.search_texts VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'run', '01M8JC27YDR9GBZM9SVRNFEYZA', 'zyx lumber works');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('01M8JC26Y7AT6RG0XRQ2CA3HMC', '01M8JC240R4F5BJC51AMY5RSX6', '01M8JC24FT1400PXCT5QWN1D2W', 'Practices in the UK carry many small patient debts that nobody collects. We send polite balance reminders with a pay-by-link, set once by the practice manager. Founder site: recallcalc.uk.', '2026-11-29T00:42:45.057Z', 'b2b_saas_smb', 33, '{"session_id":"01M8JC26Y7AT6RG0XRQ2CA3HMC","protocol":"7-axis@2026.06","ready_to_score":true,"missing_signals":[],"axes":{"problem":{"status":"scored","requirements":{"user_quote":{"need":3,"have":3,"complete":true},"counterfactual_quote":{"need":1,"have":1,"complete":true}}},"market":{"status":"scored","requirements":{"icp_definition":{"need":1,"have":1,"complete":true},"named_prospect":{"need":3,"have":3,"complete":true},"acv_estimate":{"need":1,"have":1,"complete":true}}},"solutions":{"status":"scored","requirements":{"named_competitor":{"need":5,"have":5,"complete":true},"dissatisfaction_quote":{"need":3,"have":3,"complete":true},"pricing_row":{"need":3,"have":3,"complete":true}}},"wedge":{"status":"scored","requirements":{"wedge_statement":{"need":1,"have":1,"complete":true},"anti_wedge":{"need":1,"have":1,"complete":true},"replication_estimate":{"need":1,"have":1,"complete":true}}},"distribution":{"status":"scored","requirements":{"channel_choice":{"need":1,"have":1,"complete":true},"cac_benchmark":{"need":1,"have":1,"complete":true},"founder_channel_fit":{"need":1,"have":1,"complete":true}}},"economics":{"status":"scored","requirements":{"cac":{"need":1,"have":1,"complete":true},"ltv":{"need":1,"have":1,"complete":true},"gross_margin":{"need":1,"have":1,"complete":true},"breakeven_customers":{"need":1,"have":1,"complete":true}}},"founder":{"status":"scored","requirements":{"domain_years":{"need":1,"have":1,"complete":true},"unfair_advantage":{"need":1,"have":1,"complete":true},"shipped_artifact":{"need":1,"have":1,"complete":true}}}},"next_signals":[{"axis":"problem","kind":"user_quote","lifts":"problem","rule":"behaviour_3","reason":"someone already spent money or switched because of this","up":0.0165,"middling":0.008,"down":0,"days":2,"effort":"about two days of reading forums or asking customers, free","assumes":{"good":{"says":"someone paid, hired or switched because of it","speaker_role":"practice manager"},"middling":{"says":"someone works around it by hand, and says for how long","speaker_role":"practice manager"},"bad":{"says":"someone denies the need","speaker_role":"practice manager"}},"type":"evidence"},{"axis":"founder","kind":"founder_background_lookup","lifts":"founder","rule":"boost_founder_background_lookup","reason":"optional evidence: founder_background_lookup","up":0.0066,"down":-0.0062,"days":1,"effort":"an hour in public registers, free","assumes":{"good":{"finding_type":"employment"},"bad":{"finding_type":"dispute"}},"type":"evidence"},{"axis":"market","kind":"commitment_record","lifts":"market","rule":"gate_no_costly_signal","reason":"no one has given up money or a habit yet","up":0.019,"middling":0.0052,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"commitment_record","lifts":"problem","rule":"boost_commitment_record","reason":"optional evidence: commitment_record","up":0.0165,"middling":0,"down":0,"days":14,"effort":"about two weeks of selling, free","assumes":{"good":{"type":"paid","amount":1500},"middling":{"type":"loi","amount":1500},"bad":{"type":"waitlist","amount":0}},"type":"evidence"},{"axis":"problem","kind":"search_volume_snapshot","lifts":"problem","rule":"boost_search_volume_snapshot","reason":"optional evidence: search_volume_snapshot","up":0.008,"middling":0,"down":-0.0075,"days":1,"effort":"an hour with a keyword tool, free","assumes":{"good":{"monthly_volume":2000,"trend_pct":10},"middling":{"monthly_volume":200,"trend_pct":0},"bad":{"monthly_volume":5,"trend_pct":-60}},"type":"evidence"},{"axis":"distribution","kind":"founder_channel_fit","lifts":"distribution","rule":"fit_quantified","reason":"audience, list or past conversions of 100 or more","up":0.0075,"middling":0,"down":-0.0071,"days":1,"effort":"about a day to find what is public already, free","assumes":{"good":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":2500,"unit":"readers"}},"middling":{"evidence_url":"https://steamcommunity.com/t/a1","quantity":{"value":90,"unit":"readers"}},"bad":{"quantity":{"value":20,"unit":"readers"}}},"type":"housekeeping"},{"axis":"distribution","kind":"channel_choice","lifts":"distribution","rule":"volume","reason":"24 months of the channel at no more than 5% conversion covers breakeven","up":0.0075,"middling":0,"down":0,"days":2,"effort":"about two days of asking venues for their numbers, free","assumes":{"good":{"reachable_per_month":271,"conversion_rate":0.02},"middling":{"reachable_per_month":135,"conversion_rate":0.02},"bad":{"reachable_per_month":10,"conversion_rate":0.001}},"type":"housekeeping"}]}', '{"scores":[6,6,7,6,6,7,5],"verdict":"iterate"}');


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

INSERT INTO public.source_snapshots VALUES (1, 'un-sc@67a73358c377', 'un-sc', '{"id":"un-sc@67a73358c377","sourceId":"un-sc","fetchedAt":"2026-11-29T00:42:41.269Z","asOf":"2026-11-01","datedBy":"publisher","shortfalls":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."],"url":null,"importedFrom":"/tmp/w/migrate/samples/un-sc","etag":null,"lastModified":null,"bytes":4959,"contentSha256":"67a73358c377f222fbd41f214b36ea84114f22686c62f5ecd256823821aca176","recordsHash":"1c2e35456c90c0f1c450591a17a37e7b988f03a0c6c5f8a00d34e5aca0a0f58e","counts":{"person":2,"organization":5},"records":7,"parserVersion":"2","licence":"No open licence is stated; free use with attribution, subject to the terms of the United Nations","warnings":["The files hold 2 of kind person where at least 580 are due.","The files hold 5 of kind organization where at least 170 are due."],"sample":false,"seq":1}', 'pinned');


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

INSERT INTO public.workspaces VALUES ('01M8JC240R4F5BJC51AMY5RSX6', 'Upgrade', 'pro', '2026-11-29T00:42:42.073Z', NULL);


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
-- Name: runs_by_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX runs_by_subject ON public.runs USING btree (workspace_id, md5(subject)) WHERE (erasure IS NULL);


--
-- Name: runs_to_erase; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX runs_to_erase ON public.runs USING btree (workspace_id, created_at) WHERE (erasure IS NULL);


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
-- Name: log_entries log_entries_workspace_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log_entries
    ADD CONSTRAINT log_entries_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id);


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
-- Name: log_disclosures; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.log_disclosures ENABLE ROW LEVEL SECURITY;

--
-- Name: log_entries; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.log_entries ENABLE ROW LEVEL SECURITY;

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
-- Name: log_disclosures one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.log_disclosures USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


--
-- Name: log_entries one_workspace; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY one_workspace ON public.log_entries USING ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting))) WITH CHECK ((workspace_id = ( SELECT current_setting('assay.workspace_id'::text, true) AS current_setting)));


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


