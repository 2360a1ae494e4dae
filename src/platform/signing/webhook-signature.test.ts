// The signature is the one of the specification, which its receivers verify.
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { signWebhookEvent } from './webhook-signature.ts'

test('the vectors of the specification and of its libraries', () => {
  // https://github.com/standard-webhooks/standard-webhooks
  expect(
    signWebhookEvent('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: 1_614_265_330_000,
      body: '{"test": 2432232314}',
    }),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('the signature covers id, seconds and the bytes of the body', () => {
  const key = Buffer.alloc(32, 5)
  const body = '{"type":"webhook.test","data":{"ü":1}}'
  const expected = createHmac('sha256', key).update(`msg_1.1700000000.${body}`).digest('base64')
  const secret = `whsec_${key.toString('base64')}`
  expect(signWebhookEvent(secret, { id: 'msg_1', at: 1_700_000_000_999, body })).toBe(`v1,${expected}`)
})
