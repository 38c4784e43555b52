import type { Ask } from '@ribambelle/api/client.ts';

/** The values of the form of a setup. */
export type SetupValues = Required<Omit<Ask<'setUpOrganiser'>, 'token'>>;

const COLOUR = '#0f766e';

/** Returns the first values of the form, for a reader in this language. */
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
      // most people begin on a machine that will also answer at the address of the site
      hostname: location.hostname,
    },
    administrator: { firstname: '', lastname: '', email: '', password: '', language },
  };
}
