// Refusals of what a person signs in with.

export const signInProblems = {
  sign_in_failed: {
    status: 401,
    title: 'E-mail address or password is wrong',
    advice: 'Check both. For a lost password, ask the operator of the server for a one-time link.',
  },

  wrong_code: {
    status: 401,
    title: 'The code is wrong, was used before or has run out',
    advice:
      'Wait for the next code of the authenticator app, and check the clock of its device. Without the app, use a backup code, or ask the operator of the server to remove the app.',
  },
  passkey_refused: {
    status: 401,
    title: 'The passkey was not accepted',
    advice:
      'Try again at the address of the dashboard, with a passkey that the account lists and a device that asks who you are. Or sign in with the password.',
  },
  no_identity_provider: {
    status: 404,
    title: 'No identity provider signs in this person',
    advice:
      'Check the e-mail address, or sign in with the password. An owner sets up the provider and proves the domain on the page of the workspace.',
  },
  identity_provider_failed: {
    status: 502,
    title: 'The identity provider did not answer as it must',
    advice:
      'Try again in a minute. If it goes on, an owner checks the issuer, the client and its secret on the page of the workspace.',
    retryable: true,
  },
  identity_refused: {
    status: 401,
    title: 'The identity provider did not prove who you are',
    advice: 'Start again from the sign-in page, in one browser, and finish within ten minutes.',
  },
  identity_not_linked: {
    status: 403,
    title: 'This identity opens no account here',
    advice:
      'Sign in as before and link the identity on your account page, or ask an owner for an invitation.',
  },
  own_sign_in_required: {
    status: 403,
    title: 'An identity provider opened this session, which reaches one workspace',
    advice:
      'To change how the account signs in, or the identity provider, sign in with the password or a passkey of the account.',
  },
  last_own_sign_in: {
    status: 409,
    title: 'A workspace needs an owner who has a password',
    advice:
      'Invite another owner, who sets a password. Or ask the operator of the server for a link that gives one of the owners a password. Then do this again.',
  },
  domain_not_proven: {
    status: 409,
    title: 'The domain is not proven',
    advice:
      'Add the TXT record to the domain, wait until name servers have it, and check again. Or ask the operator of the server to confirm the domain.',
  },
} as const
