export const texts = {
  delete_member: (name: string) => `Delete ${name}?`,
  delete_member_consequence: (name: string) =>
    `${name} can no longer sign in, and their sessions are closed. Their name stays in the journals, with what was done. This cannot be undone.`,
  member_deleted: 'Team member deleted.',
  sessions: 'My sessions',
  sessions_help:
    'The devices on which your account is open. End those that you do not recognise, then change your password.',
  device: (browser: string, system: string) =>
    [browser === '' ? 'Unknown browser' : browser, system].filter(Boolean).join(' on '),
  this_session: 'This device',
  session_since: (when: string) => `opened ${when}`,
  session_seen: (when: string) => `used ${when}`,
  network: (network: string) => `network ${network}`,
  end_session: 'End',
  end_session_of: (device: string) => `End the session: ${device}`,
  session_ended: 'Session ended.',
  end_others: 'End all others',
  end_others_consequence: 'All your other sessions will end. What is not saved there will be lost.',
  others_ended: 'Your other sessions have ended.',
  end_sessions_of: 'End their sessions',
  end_sessions_consequence: (firstname: string) =>
    `${firstname} will have to sign in again on every device.`,
  sessions_of_ended: 'Their sessions have ended.',
  rules: 'Rules for signing in',
  idle: 'Sign out after a pause',
  idle_help:
    'When nobody uses the back-office for this long, it asks for the password again. What is written and not yet saved stays on the page.',
  idle_never: 'Never (12 hours after signing in)',
  minutes: (minutes: number) => {
    if (minutes < 60) return `${minutes} minutes`;
    return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
  },
  forgotten: 'Forgotten your password?',
  forgotten_help: 'Enter your e-mail address: we will send you a link to choose a new password.',
  send_link: 'Send the link',
  back_to_sign_in: 'Back to signing in',
  link_on_its_way:
    'If this address belongs to a member of a team, an e-mail will arrive within minutes. Nothing there? Ask the person who manages the team.',
  own_password: 'Choose your password',
  own_password_help:
    'The password that you were given is temporary. Choose one that only you know, and you can start.',
  provisional_password: 'Temporary password',
  go_on: 'Continue',
  give_password: 'Give a temporary password',
  give_password_help: (firstname: string) =>
    `Tell it to ${firstname} in person: at least 12 characters. They will have to choose another one at the next sign-in, and their sessions end.`,
  give: 'Give this password',
  password_given: 'Temporary password saved.',
  second_factor_for: 'Require two-step verification',
  second_factor_for_help:
    'Anyone without it sets it up at the next sign-in, before going on. Nobody is locked out.',
  second_factor_choices: {
    NOBODY: 'For nobody: everyone chooses',
    SENSITIVE: 'For those with sensitive rights (team, roles, money, exports)',
    EVERYBODY: 'For everybody',
  },
  second_factor_from: 'From',
  second_factor_from_help: 'Empty: from now on.',
  set_up: 'Switch two-step verification on',
  set_up_help:
    'Your organisation asks for it. You need an authenticator app on your phone; it takes two minutes.',
  recovery: 'Recovery codes',
  recovery_help:
    'If you lose your phone, one of these codes stands in for the code of the app. Each works once.',
  recovery_left: (remaining: number) => {
    if (remaining === 0) return 'You have no recovery codes left.';
    return remaining === 1
      ? 'You have 1 recovery code left.'
      : `You have ${remaining} recovery codes left.`;
  },
  recovery_few: 'Make new ones before you run out.',
  recovery_none: 'You have no recovery codes yet. Make some, and keep them on paper.',
  renew: 'Make new codes',
  renew_consequence: 'The codes that you had will no longer work.',
  keep_codes: 'Keep these recovery codes',
  keep_codes_help:
    'They will never be shown again. Print them or write them down, and keep them elsewhere than in your phone.',
  copy_codes: 'Copy',
  codes_copied: 'Codes copied.',
  codes_kept: 'I have kept them',
  use_recovery_code: 'I lost my phone: use a recovery code',
  use_app: 'Use the code of the app',
  recovery_code: 'Recovery code',
  recovery_code_help: 'One of the ten codes that you kept, such as ABCD-EFGH-JKMN-2345.',
  passkeys: 'Passkeys',
  passkeys_help:
    'A passkey signs you in without a password, with your finger, your face or the code of your device. It stands in for the password and two-step verification.',
  no_passkeys: 'No passkeys yet.',
  passkey_name: 'Name of the key',
  passkey_name_help: 'To recognise it later, such as “My phone”.',
  add_passkey: 'Add a passkey',
  passkey_added: 'Passkey added.',
  passkey_since: (when: string) => `added ${when}`,
  passkey_used: (when: string) => `used ${when}`,
  passkey_unused: 'never used',
  remove_passkey: 'Remove',
  remove_passkey_of: (name: string) => `Remove the key: ${name}`,
  remove_passkey_consequence: (name: string) =>
    `“${name}” will no longer sign you in. Remove it on your device, too.`,
  passkey_removed: 'Passkey removed.',
  passkey_not_made: 'The passkey was not made. You can start again.',
  passkey_not_used: 'Signing in with a passkey was interrupted. You can start again.',
  sign_in_with_passkey: 'Sign in with a passkey',
  or_passkey: 'Or, without an app: a passkey of your phone or your computer.',
  tags: 'Tags',
  tags_help: 'To find people by: team, place, season… Families do not see them.',
  their_log: 'See their log',
};
