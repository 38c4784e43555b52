export const texts = {
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
};
