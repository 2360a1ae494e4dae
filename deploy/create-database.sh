#!/bin/sh
# Runs once, when the container of PostgreSQL makes its data: the login of Assay, and its database. The login is neither
# superuser nor exempt from row-level security.
set -eu
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$ASSAY_DB_PASSWORD" <<'SQL'
create role assay login password :'password';
create database assay owner assay;
SQL
