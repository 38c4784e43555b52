import { expect, type Locator, type Page } from '@playwright/test';
import { inspectionOf } from '../stage/inspection.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';

/** Seconds that a person takes: to find and press a button, and to fill in a field. */
const CLICK = 3;
const FIELD = 6;

/** A person who opens an organisation, and counts their actions. */
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

  /** The panel next to a list. */
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

  /** The seconds that a person would need, at a usual pace; and those that the machine took. */
  get seconds() {
    return {
      person: this.clicks * CLICK + this.fields * FIELD,
      machine: Math.round((performance.now() - this.began) / 1000),
    };
  }

  /** Creates the organisation at the one-time address. */
  async setUp(address: string, organiser: { name: string; hostname: string }): Promise<void> {
    const { page } = this;
    const setup = this.texts['office-setup'];
    await page.goto(address);
    await expect(page.getByLabel(setup.name)).toBeVisible();
    expect(await inspectionOf(page).look()).toEqual([]);
    await this.write(page.getByLabel(setup.name), organiser.name);
    await this.write(page.getByLabel(setup.bank_account).first(), 'BE68 5390 0754 7034');
    await this.write(page.getByLabel(setup.sender_address), 'bonjour@zoe.test');
    await this.write(page.getByLabel(setup.hostname), organiser.hostname);
    await this.write(page.getByLabel(setup.firstname).last(), 'Nadia');
    // the last field: the organisation has a name too
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

  /** Publishes the usual terms as the first version. */
  async publishTerms(): Promise<void> {
    const { page } = this;
    const terms = this.texts['office-terms'];
    await this.begin('terms');
    await this.click(page.getByRole('button', { name: terms.publish, exact: true }));
    const question = page.getByRole('dialog', { name: terms.publish_title(1) });
    await this.click(question.getByRole('button', { name: terms.publish, exact: true }));
    await expect(page.getByText(terms.version(1), { exact: true })).toBeVisible();
    await this.goBack();
    await this.seeDone('terms');
  }

  /** Writes a new title over the home page and publishes it. */
  async writeHome(title: string): Promise<void> {
    const { page } = this;
    const builder = this.texts['office-builder'];
    const { fields, elements } = this.texts['office-elements'];
    await this.begin('home_page');
    const outline = page.getByRole('region', { name: builder.outline });
    await this.click(outline.locator('[data-row]', { hasText: elements['sections-split-hero'] }));
    await this.write(page.getByRole('textbox', { name: fields.title, exact: true }), title);
    await this.click(page.getByRole('button', { name: builder.publish, exact: true }));
    const question = page.getByRole('dialog', { name: builder.publishing });
    await this.click(question.getByRole('button', { name: builder.publish_now, exact: true }));
    await expect(question).toBeHidden();
    await this.goBack();
    await this.seeDone('home_page');
  }

  /** Enters the mail server, and sends a test e-mail through it. */
  async testMails(port: number): Promise<void> {
    const { page } = this;
    const mails = this.texts['office-mails'];
    await this.begin('mails');
    const part = page.locator('#mails');
    await this.write(part.getByLabel(mails.host, { exact: true }), '127.0.0.1');
    await this.click(part.getByRole('combobox', { name: mails.security }));
    await this.click(page.getByRole('option', { name: mails.securities.NONE }));
    await this.write(part.getByLabel(mails.port, { exact: true }), String(port));
    // the address given with the organisation
    await expect(part.getByLabel(mails.sender_address, { exact: true })).toHaveValue(
      'bonjour@zoe.test',
    );
    await this.click(part.getByRole('button', { name: mails.test }));
    await expect(part.getByRole('status')).toContainText(mails.accepted);
    const save = part.getByRole('button', { name: this.texts.office.save, exact: true });
    await this.click(save);
    // disabled at first because it saves, then because there is nothing left to save; the message
    // about the home page may still be visible
    await expect(save).toBeDisabled();
    await expect(save).not.toHaveAttribute('data-loading');
    await expect(save).toBeDisabled();
    await this.goBack();
    await this.seeDone('mails');
  }

  /**
   * Records a payment of a family, and checks that its registration is paid and shows its terms.
   */
  async takeMoney(family: string, amount: string): Promise<void> {
    const { page, panel, texts } = this;
    const payments = texts['office-payments'];
    await this.openByMenu('/payments');
    await this.click(page.getByRole('button', { name: payments.add, exact: true }));
    await this.write(
      panel.getByRole('combobox', { name: texts['office-registrations'].choose_family }),
      family,
    );
    await this.click(page.getByRole('option', { name: family }));
    await this.write(panel.getByLabel(payments.received), amount);
    await this.click(panel.getByRole('button', { name: payments.record, exact: true }));
    await expect(panel).toContainText(payments.allocations);
    await this.click(panel.getByRole('button', { name: texts.office.close, exact: true }));
    await this.openByMenu('/registrations');
    const { COMPLETE } = texts['list-columns'].registrations.words.state;
    const paid = page.locator('.office-state').filter({ hasText: COMPLETE });
    await expect(paid).toBeVisible();
    await paid.click();
    await expect(panel).toContainText(texts['office-registrations'].terms);
  }

  /** Presses the link back that a page shows to somebody who came by a link. */
  async goBack(): Promise<void> {
    await this.click(this.page.getByRole('link', { name: this.texts.office.go_back, exact: true }));
  }

  /** Opens an entry of the menu: on a phone the menu opens first. */
  async openByMenu(path: string): Promise<void> {
    const open = this.page.getByRole('button', { name: this.texts.office.open_menu });
    // until the menu is drawn, its button is not visible either
    await expect(this.page.getByRole('navigation').first()).toBeAttached();
    if (await open.isVisible()) await this.click(open);
    await this.click(this.page.getByRole('navigation').locator(`a[href="${path}"]`).first());
  }

  /** Checks that a first step is ticked. */
  async seeDone(
    step: keyof ReturnType<typeof textsFor>['office-dashboard']['steps'],
  ): Promise<void> {
    const { steps, step_done } = this.texts['office-dashboard'];
    const line = this.page.getByRole('link', { name: new RegExp(`^${steps[step]}`) });
    await expect(line).toContainText(step_done);
  }
}
