import { expect, test } from 'vitest'
import { describeHost } from './describe-host.ts'

test.each([
  ['old.reddit.com', { domain: 'reddit.com', free: false, established: 'forum' }],
  ['onecatblog.wordpress.com.localhost', { domain: 'wordpress.com', free: true }],
  ['a.github.io', { domain: 'a.github.io', free: true }],
  ['shop.acme.co.uk', { domain: 'acme.co.uk', free: false }],
  ['forum.localhost', { domain: 'forum.localhost', free: false, established: 'operator' }],
])('a host has its domain, and is free, established or neither: %s', (host, description) => {
  expect(describeHost(host, new Set(['forum.localhost']))).toEqual(description)
})
