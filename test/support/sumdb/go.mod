module assay.example/sumdb

go 1.22

require golang.org/x/mod v0.30.0
