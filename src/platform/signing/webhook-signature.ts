// Signs events as Standard Webhooks specifies: HMAC-SHA256 over id, time and body.
import { Webhook } from 'standardwebhooks'
import type { SignEvent } from '../../webhooks/ports.ts'

/** Throws for a secret that is no base64. */
export const signWebhookEvent: SignEvent = (secret, { id, at, body }) =>
  new Webhook(secret).sign(id, new Date(at), body)
