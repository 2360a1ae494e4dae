// The name of a client in the ids of its keys. Only a client whose metadata document was read gets the name of a host; one
// that registered gets a mark before its own words, so that it cannot pass for a host.
const MAX_WORDS = 23

export function clientLabel(name: string, host: string | null): string {
  if (host !== null) return host.toLowerCase().replaceAll(/[^a-z0-9.-]/g, '-')
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_WORDS)
  return `~${words.replaceAll(/^-|-$/g, '') || 'agent'}`
}
