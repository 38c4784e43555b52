import type { Ask } from '@ribambelle/api/client.ts';

/** What the form of a setup holds. */
export type SetupValues = Required<Omit<Ask<'setUpOrganiser'>, 'token'>>;

const COLOUR = '#0f766e';

/** What the form begins with, for who reads it in this language. */
export function firstValues(language: SetupValues['administrator']['language']): SetupValues {
  return {
    organiser: {
      name: '',
      legal_name: '',
      company_number: '',
      email: '',
      phone: '',
      street: '',
      number: '',
      postcode: '',
      city: '',
      bank_account: '',
      sender_address: '',
      accent_color: COLOUR,
      languages: [language],
      // most who begin look at the back-office on the machine that will answer at the site's address too
      hostname: location.hostname,
    },
    administrator: { firstname: '', lastname: '', email: '', password: '', language },
  };
}
