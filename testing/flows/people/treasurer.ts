import { expect, type Locator } from '@playwright/test';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { ownNumber } from '../stage/own-number.ts';
import { makeSetupToken } from '../stage/setup-token.ts';
import type { Secretary } from './secretary.ts';

/** A person who opens an organisation whose families pay online. */
export class Treasurer {
  readonly desk: Secretary;
  readonly texts: ReturnType<typeof textsFor>;
  readonly email = `treasurer.${ownNumber()}@flows.test`;

  constructor(desk: Secretary) {
    this.desk = desk;
    this.texts = textsFor(desk.words.language);
  }

  /** The part of the settings about online payment. */
  get settings(): Locator {
    return this.desk.page.locator('#online-payment');
  }

  /** Opens an organisation at a host name, in test mode or not, with its terms. */
  async setUp(hostname: string, { test_mode }: { test_mode: boolean }): Promise<void> {
    const { call, words } = this.desk;
    const { language } = words;
    await call('setUpOrganiser', {
      token: await makeSetupToken(),
      organiser: {
        name: 'Camps du Lac',
        legal_name: '',
        email: '',
        street: '',
        city: '',
        accent_color: '#1a6b70',
        languages: [...LANGUAGES],
        hostname,
      },
      administrator: {
        firstname: 'Paul',
        lastname: 'Simon',
        email: this.email,
        language,
        password: 'un premier mot de passe',
      },
    });
    const { version } = await call('getSettings', {});
    await call('updatePaymentSettings', {
      version,
      payment_methods: ['IMMEDIATE'],
      online_payments_activated: true,
      test_mode,
    });
    const { draft } = await call('getOfficeTerms', {});
    await call('publishTerms', { version: draft.version, content: draft.content });
  }

  /** Pastes a key into the settings, and reads whose account it is. */
  async connect(provider: 'mollie' | 'stripe', key: string): Promise<void> {
    const { settings, texts, desk } = this;
    const words = texts['office-payment-providers'];
    await desk.goTo('/settings');
    await expect(settings).toContainText(words.connect_title);
    await settings.getByText(words.names[provider], { exact: true }).click();
    await settings.getByLabel(words.key, { exact: true }).fill(key);
    await settings.getByRole('button', { name: words.connect, exact: true }).click();
    await expect(settings.getByRole('listitem')).toContainText(
      `${words.names[provider]} · Camps du Lac`,
    );
    await expect(settings.getByRole('listitem')).toContainText(words.in_use);
  }
}
