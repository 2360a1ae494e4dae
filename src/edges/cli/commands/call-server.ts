// Calls of the server by a command: a refusal, or a server that does not answer, is a message for the user.
import {
  ApiError,
  type Client,
  createClient,
  type ClientOptions,
  ServiceUnreachable,
} from '../../../client/client.ts'
import { CommandFailed } from './command-failed.ts'

export const NO_KEY =
  'Set ASSAY_API_KEY to a key of your workspace. Make one with: assay keys create --workspace ID --name NAME --scopes read,run'

/** Throws CommandFailed. */
export async function callServer<T>(
  options: ClientOptions,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  if (options.key === '') throw new CommandFailed(NO_KEY)
  return work(createClient(options)).catch((error: unknown) => {
    throw error instanceof ApiError || error instanceof ServiceUnreachable
      ? new CommandFailed(error.message, { cause: error })
      : error
  })
}
