// Run by names.test.ts in a process of its own, with another time zone and locale.
import { Matcher } from '../../src/names/matcher/matcher.ts'
import { fingerprints } from './name-vectors.ts'

process.stdout.write(
  JSON.stringify({
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale: new Intl.DateTimeFormat().resolvedOptions().locale,
    ...(await fingerprints(new Matcher())),
  }),
)
