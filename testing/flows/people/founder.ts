import { expect, type Locator, type Page } from '@playwright/test';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';

/** Seconds that a person takes: to find and press something, and to fill in a field. */
const CLICK = 3;
const FIELD = 6;

/** Somebody who opens an organisation, and counts what it takes. */
export class Founder {
  readonly page: Page;
  readonly language: Language;
  readonly texts: ReturnType<typeof textsFor>;
  clicks = 0;
  fields = 0;
  readonly began = performance.now();

  constructor({ page, language }: { page: Page; language: Language }) {
    this.page = page;
    this.language = language;
    this.texts = textsFor(language);
  }

  /** What is open beside a list. */
  get panel(): Locator {
    return this.page.locator('.office-panel[role=dialog]');
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async write(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
  }

  /** The seconds that a person needs for so much, by a usual pace; and those that the machine took. */
  get seconds() {
    return {
      person: this.clicks * CLICK + this.fields * FIELD,
      machine: Math.round((performance.now() - this.began) / 1000),
    };
  }

  /** Makes the organisation at the one-time address. */
  async setUp(address: string, organiser: { name: string; hostname: string }): Promise<void> {
    const { page } = this;
    const setup = this.texts['office-setup'];
    await page.goto(address);
    await this.write(page.getByLabel(setup.name), organiser.name);
    await this.write(page.getByLabel(setup.bank_account).first(), 'BE68 5390 0754 7034');
    await this.write(page.getByLabel(setup.hostname), organiser.hostname);
    await this.write(page.getByLabel(setup.firstname).last(), 'Nadia');
    // the last one: the organisation has a name too
    await this.write(page.getByLabel(setup.lastname).last(), 'Lemaire');
    await this.write(page.getByLabel(setup.your_email), 'nadia@flows.test');
    await this.write(page.locator('input[autocomplete=new-password]'), 'un premier mot de passe');
    await this.click(page.getByRole('button', { name: setup.submit }));
    const { first_steps } = this.texts['office-dashboard'];
    await expect(page.getByRole('heading', { name: first_steps })).toBeVisible();
  }

  /** Opens a first step from the dashboard. */
  async begin(step: keyof ReturnType<typeof textsFor>['office-dashboard']['steps']): Promise<void> {
    const { steps } = this.texts['office-dashboard'];
    await this.click(this.page.getByRole('link', { name: new RegExp(`^${steps[step]}`) }));
  }

  /** Publishes the usual terms as the first of its own. */
  async publishTerms(): Promise<void> {
    const { page } = this;
    const terms = this.texts['office-terms'];
    await this.begin('terms');
    await this.click(page.getByRole('button', { name: terms.publish, exact: true }));
    const question = page.getByRole('dialog', { name: terms.publish_title(1) });
    await this.click(question.getByRole('button', { name: terms.publish, exact: true }));
    await expect(page.getByText(terms.version(1), { exact: true })).toBeVisible();
    await this.goHome();
    await this.seeDone('terms');
  }

  /** The dashboard, by the menu: on a phone that opens first. */
  async goHome(): Promise<void> {
    this.clicks += 2;
    await this.page.goto(new URL('/', this.page.url()).href);
  }

  /** Whether a first step is ticked. */
  async seeDone(
    step: keyof ReturnType<typeof textsFor>['office-dashboard']['steps'],
  ): Promise<void> {
    const { steps, step_done } = this.texts['office-dashboard'];
    const line = this.page.getByRole('link', { name: new RegExp(`^${steps[step]}`) });
    await expect(line).toContainText(step_done);
  }
}
