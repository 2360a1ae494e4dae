// Gives the command line the server and MCP, each loaded on use: an operator command should not wait for the web server
// it does not start.
import type { Composition } from '../edges/cli/parts/composition.ts'

export const composition: Composition = {
  serve: async (config, options) => (await import('./serve.ts')).serve(config, options),
  work: async (config) => (await import('./service.ts')).work(config),
  checkStore: async (config, onFault) => (await import('./check-store.ts')).checkStoreOf(config, onFault),
  replay: async (config, id, seq) => (await import('./check-store.ts')).replayStored(config, id, seq),
  replayTrail: async (config, trail, seq) =>
    (await import('./check-store.ts')).replayTrail(config, trail, seq),
  withErasure: async (config, work) => (await import('./check-store.ts')).withErasure(config, work),
  setFourEyes: async (config, id, isRequired) =>
    (await import('./check-store.ts')).setFourEyesOf(config, id, isRequired),
  assessAsOf: async (file, asOf) => (await import('../assessment/assess-as-of.ts')).assessAsOf(file, asOf),
  mcpOffer: async (group, publicUrl) => (await import('./mcp-library.ts')).mcpOffer(group, publicUrl),
}
