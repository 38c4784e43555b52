import { MENU } from '@ribambelle/back-office/menu.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Call } from '@ribambelle/api/client.ts';
import type { Books } from '../stage/books.ts';
import { callsOf } from '../stage/calls.ts';
import type { OfficeWords } from '../stage/words.ts';
import { ownNumber } from '../stage/own-number.ts';

/** The sign-ins of the demo, as printed at the start. */
const SIGN_INS = {
  administrator: ['admin@demo.test', 'admin-demo-2026'],
  secretary: ['secretary@demo.test', 'secretary-demo-2026'],
  coach: ['coach@demo.test', 'coach-demo-2026'],
  small: ['small@demo.test', 'small-demo-2026'],
} as const;

/** A court or a room on the site. */
interface Resource {
  readonly id: number;
  readonly cuid: string;
  readonly configuration: { readonly minimum_participants: number };
}

/** A time at which a resource is free, and the lengths in seconds. */
interface FreeTime {
  readonly start_at: string;
  readonly prices: readonly { readonly duration: number }[];
}

/** A collaborator of the organiser, in the back-office. */
export class Secretary {
  readonly page: Page;
  readonly words: OfficeWords;
  readonly books: Books;
  readonly origin: string;
  #email = '';
  #password = '';

  constructor(input: { page: Page; words: OfficeWords; books: Books; origin: string }) {
    this.page = input.page;
    this.words = input.words;
    this.books = input.books;
    this.origin = input.origin;
  }

  get menu(): Locator {
    return this.page.getByRole('navigation', { name: 'Menu' });
  }

  /** The panel next to a list. */
  get panel(): Locator {
    return this.page.locator('.office-panel[role=dialog]');
  }

  /**
   * Calls the API as the signed-in collaborator, for steps that a story needs but does not tell.
   */
  get call(): Call {
    return callsOf(this.page, this.origin);
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
  }

  /** Goes to a page within the open application, as one of its links would, without a reload. */
  async goWithin(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  /** Signs in with this role, and opens a page; the sign-in form has its own stories. */
  async signIn(who: keyof typeof SIGN_INS = 'secretary', at = '/'): Promise<void> {
    await this.signInWithoutPage(who);
    await this.goTo(at);
    await expect(this.menu).toBeAttached();
  }

  /**
   * Signs in with this role and opens no page, for stories that make calls first and then load a
   * page by its address.
   */
  async signInWithoutPage(who: keyof typeof SIGN_INS = 'secretary'): Promise<void> {
    await this.hire(who);
    const { origin } = this;
    const signed_in = await this.page.request.post(`${origin}/api/back-office/auth/login`, {
      data: { email: this.#email, password: this.#password },
      headers: { origin },
    });
    expect(signed_in.status()).toBe(200);
  }

  /** Becomes a new collaborator with this role, who is not signed in yet. */
  async hire(who: keyof typeof SIGN_INS = 'secretary'): Promise<void> {
    const { words, books } = this;
    const [like, password] = SIGN_INS[who];
    this.#password = password;
    this.#email = `${who}.${ownNumber()}@flows.test`;
    await books.hire(like, { email: this.#email, language: words.language });
  }

  /** Signs in as a collaborator who must choose a password before anything else. */
  async signInToChoosePassword(): Promise<void> {
    await this.signIn();
    // requests of the dashboard would be refused from here on
    await this.page.goto('about:blank');
    await this.books.letChoosePassword(this.#email);
    await this.goTo('/');
  }

  /** Makes the password old, so that a sensitive act asks for it again. */
  async letPasswordGrowOld(): Promise<void> {
    await this.books.letPasswordGrowOld(this.#email);
  }

  /**
   * Sells a voucher, a bundle, a membership and an hour of a resource to a family, as at the desk;
   * the demo has sold none.
   */
  async sellSome(): Promise<void> {
    const voucher = await this.books.oneOf('vouchers', this.#email);
    await this.#sell('customer-vouchers', { voucher });
    await this.#sell('customer-bundles', { bundle: await this.#ofFamily('bundles') });
    // another story may have sold it to the family before, and a second one is refused
    const membership = await this.#ofFamily('memberships');
    await this.#sell('customer-memberships', { membership }, [200, 409]);
    await this.#sell('bookings', await this.#hour(), [200, 409]);
  }

  /**
   * Returns a family with a participant, a resource that can be booked and a time at which it is
   * free in a week; a later story may find it sold.
   */
  async #hour(): Promise<Readonly<Record<string, string | readonly string[]>>> {
    const { books, page, origin } = this;
    const participant = await books.oneOf('participants', this.#email);
    const who = await page.request.get(`${origin}/api/back-office/participants/${participant}`);
    const { customer }: { customer: { cuid: string } } = await who.json();
    const site = `${process.env['STOREFRONT_URL'] ?? 'http://localhost:3000'}/api/resources`;
    const { data: resources }: { data: readonly Resource[] } = await (
      await page.request.get(site)
    ).json();
    const { id, cuid: resource } = resources.find(
      ({ configuration }) => configuration.minimum_participants <= 1,
    ) ?? { id: 0, cuid: '' };
    const [after, before] = [6, 8].map((days) =>
      new Date(Date.now() + days * 86_400_000).toISOString(),
    );
    const answer = await page.request.get(
      `${site}/availabilities?resources=${id}&after=${after}&before=${before}`,
    );
    const { data }: { data: readonly FreeTime[] } = await answer.json();
    const { start_at, prices } = data.at(-1) ?? { start_at: '', prices: [] };
    const seconds = prices[0]?.duration ?? 0;
    const end_at = new Date(Date.parse(start_at) + seconds * 1000).toISOString();
    return { customer: customer.cuid, participants: [participant], resource, start_at, end_at };
  }

  /** Returns an offer for the whole family. */
  async #ofFamily(offers: 'bundles' | 'memberships'): Promise<string> {
    const answer = await this.page.request.get(`${this.origin}/api/back-office/${offers}`);
    const { data }: { data: readonly { cuid: string; entity: string }[] } = await answer.json();
    return data.find(({ entity }) => entity === 'CUSTOMERS')?.cuid ?? '';
  }

  async #sell(
    path: string,
    what: Readonly<Record<string, string | readonly string[]>>,
    statuses: readonly number[] = [200],
  ): Promise<void> {
    const { books, page, origin } = this;
    const customer = await books.oneOf('customers', this.#email);
    const answer = await page.request.post(`${origin}/api/back-office/${path}`, {
      data: { customer, ...what },
      headers: { origin },
    });
    expect(statuses).toContain(answer.status());
  }

  /** Signs in as the same collaborator, on the present page. */
  async signInHere(): Promise<void> {
    const { page, words } = this;
    await page.getByLabel(words.office.sign_in.email).fill(this.#email);
    await page.getByLabel(words.office.sign_in.password, { exact: true }).fill(this.#password);
    await page.getByRole('button', { name: words.office.sign_in.submit, exact: true }).click();
    await expect(this.menu).toBeAttached();
  }

  /** Signs in again over the page, after the session ended. */
  async signInAgain(): Promise<void> {
    const { page, words } = this;
    const dialog = page.getByRole('dialog', { name: words.office.sign_in.again });
    await dialog.getByLabel(words.office.sign_in.password, { exact: true }).fill(this.#password);
    await dialog.getByRole('button', { name: words.office.sign_in.submit, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /**
   * Opens a page by its name in the menu; on a phone the menu opens first. `press` presses each
   * link.
   */
  async openFromMenu(
    name: keyof OfficeWords['office']['menu'],
    press = (what: Locator) => what.click(),
  ): Promise<void> {
    const { areas, menu } = this.words.office;
    const area = MENU.find(({ entries }) => entries.some((entry) => entry.name === name));
    if (area === undefined) throw new Error(`The menu has no page ${name}.`);
    const link = (label: string) => this.menu.getByRole('link', { name: label, exact: true });
    const open = this.page.getByRole('button', { name: this.words.office.open_menu });
    const more = this.menu.getByRole('button', { name: /^(Plus|More) \(/ });
    const follow = async (entry: Locator) => {
      // until the menu is drawn, its button is not visible either
      await expect(this.menu).toBeAttached();
      if (await open.isVisible()) {
        // it closes once the earlier page is gone: pressed too early, its button would close it
        await expect(open).toHaveAttribute('aria-expanded', 'false');
        await press(open);
      }
      // pages of records that the organiser does not have
      if (!(await entry.isVisible()) && (await more.isVisible())) await press(more);
      await press(entry);
    };
    await follow(link(areas[area.name]).first());
    if (area.entries[0]?.name === name) return;
    await follow(link(menu[name]));
  }

  /**
   * Makes a way to pay in instalments for one activity, in its panel: 40 % first, then three equal
   * parts on this day of each month, some after the start.
   */
  async makePlan(plan: {
    readonly title: string;
    readonly activity: string;
    readonly day_of_month: number;
  }): Promise<void> {
    const { page, panel, words } = this;
    const texts = words.instalmentPlans;
    await this.goTo('/instalment-plans/new');
    const names = panel.getByLabel(new RegExp(`^${texts.name} \\(`));
    await expect(names).toHaveCount(2);
    for (const name of await names.all()) await name.fill(plan.title);
    await panel.getByLabel(texts.deposit_percentage, { exact: true }).fill('40');
    await panel.getByLabel(texts.day_of_month, { exact: true }).fill(String(plan.day_of_month));
    await panel.getByRole('combobox', { name: texts.activities }).fill(plan.activity);
    await page.getByRole('option', { name: plan.activity }).click();
    await panel.getByLabel(texts.after_start).check();
    await panel.getByRole('button', { name: words.office.create, exact: true }).click();
    await expect(page.getByText(texts.created)).toBeVisible();
  }

  /** Records the whole amount that a registration still owes as a transfer. */
  async recordRest(registration: string): Promise<void> {
    const { panel, words } = this;
    await this.goTo(`/registrations/${registration}`);
    await panel.getByRole('link', { name: words.payments.add }).click();
    // the amount owed for that communication is filled in already
    const received = panel.getByLabel(words.payments.received, { exact: true });
    await expect(received).not.toHaveValue(/^0[,.]00/u);
    await panel.getByRole('button', { name: words.payments.record, exact: true }).click();
    await expect(panel).toContainText(words.payments.allocations);
  }

  /** Presses the only row or card of a list, once it is alone. */
  async openTheOneFound(): Promise<void> {
    const { page } = this;
    // a table that waits for its first rows has a single row with one cell; on a phone rows are
    // cards
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell').nth(1) });
    const entry = rows.or(page.locator('.office-cards').getByRole('link'));
    await expect(entry).toHaveCount(1);
    await entry.click();
  }

  /** Finds a registration with the search of the list, and opens it. */
  async openRegistration(search: string): Promise<void> {
    const { page, words } = this;
    await this.openFromMenu('registrations');
    await page.getByPlaceholder(words.registrations.search).fill(search);
    await this.openTheOneFound();
    await expect(this.panel).toContainText(search);
  }

  async cancelRegistration(why: string): Promise<void> {
    const { page, words } = this;
    await this.panel.getByRole('button', { name: words.registrations.cancel }).click();
    const question = page
      .getByRole('dialog')
      .filter({ has: page.getByLabel(words.registrations.reason) });
    await question.getByLabel(words.registrations.reason).fill(why);
    await question.getByRole('button', { name: words.registrations.cancel }).click();
    await expect(question).toBeHidden();
    await expect(this.panel).toContainText(why);
  }
}
