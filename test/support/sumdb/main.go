// Verifies an audit trail's proofs with the code of Go's checksum database. test/journeys/second-verifier.test.ts runs it.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type input struct {
	Key         string
	Checkpoint  string
	Pin         string
	Leaf        []byte
	Index       int64
	Path        [][]byte
	Consistency [][]byte
}

type head struct {
	size int64
	root tlog.Hash
}

func main() {
	var in input
	must(json.NewDecoder(os.Stdin).Decode(&in))
	now, pin := open(in.Key, in.Checkpoint), open(in.Key, in.Pin)
	var leaf tlog.Hash
	copy(leaf[:], in.Leaf)
	must(tlog.CheckRecord(hashes(in.Path), now.size, now.root, in.Index, leaf))
	must(tlog.CheckTree(hashes(in.Consistency), now.size, now.root, pin.size, pin.root))
	fmt.Println("verified")
}

func open(key, text string) head {
	verifier, err := note.NewVerifier(key)
	must(err)
	opened, err := note.Open([]byte(text), note.VerifierList(verifier))
	must(err)
	var origin, root string
	var size int64
	_, err = fmt.Sscanf(opened.Text, "%s\n%d\n%s\n", &origin, &size, &root)
	must(err)
	hash, err := tlog.ParseHash(root)
	must(err)
	return head{size, hash}
}

func hashes(all [][]byte) []tlog.Hash {
	out := make([]tlog.Hash, len(all))
	for i, each := range all {
		copy(out[i][:], each)
	}
	return out
}

func must(err error) {
	if err != nil {
		fmt.Println("refused:", err)
		os.Exit(1)
	}
}
