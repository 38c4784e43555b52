import { expect, type Locator } from '@playwright/test';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { ownNumber } from '../stage/own-number.ts';
import { makeSetupToken } from '../stage/setup-token.ts';
import type { Ask } from '@ribambelle/api/client.ts';
import type { Secretary } from './secretary.ts';

type PolicyStep = NonNullable<Ask<'updateCancellationPolicy'>['policy']>['steps'][number];

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
      bank_account: 'BE68 5390 0754 7034',
      bank_account_holder: 'Camps du Lac ASBL',
      bank_identifier: 'GKCCBEBB',
    });
    await this.sellUnder({ until_days: null, fee_percentage: 2_000, fee_amount: 0 });
    const { draft } = await call('getOfficeTerms', {});
    await call('publishTerms', { version: draft.version, content: draft.content });
  }

  /** Sets the fee for which families cancel; what is left goes back as it was paid. */
  async sellUnder(step: PolicyStep): Promise<void> {
    const { call } = this.desk;
    const { version } = await call('getCancellationPolicy', {});
    await call('updateCancellationPolicy', {
      version,
      policy: { steps: [step], money_to: 'ORIGIN' },
    });
  }

  /** Gives the money of the open payment back to an account, in a file for the bank. */
  async sendBack(iban: string): Promise<void> {
    const { panel, page, words } = this.desk;
    const { payments } = words;
    await panel.getByRole('button', { name: payments.refund, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: payments.refund_title });
    await dialog.getByLabel(payments.refund_ways.TRANSFER).check();
    await dialog.getByLabel(payments.account_iban).fill(iban);
    await dialog.getByLabel(payments.reason).fill('Carte fermée');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toBeHidden();
  }

  /** Makes the file for the bank, and says that the bank has executed it. */
  async haveFileExecuted(): Promise<void> {
    const { desk, texts } = this;
    const { page } = desk;
    const words = texts['office-outgoing-transfers'];
    await desk.goTo('/payments/transfers');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.make, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xml$/);
    await page.getByRole('button', { name: words.execute, exact: true }).click();
    await page.getByRole('button', { name: words.execute_yes, exact: true }).click();
    await expect(page.getByText(words.executed)).toBeVisible();
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
