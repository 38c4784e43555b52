import { expect, type Locator, type Page } from '@playwright/test';
import type { Offer } from '../stage/books.ts';
import type { Words } from '../stage/words.ts';
import { callsOf } from '../stage/calls.ts';
import { answerEverything, answersTo, answerTo } from './answers.ts';

export const CHILD = { firstname: 'Noé', lastname: 'Lambert' } as const;

export type PaymentMethod =
  | 'DELAYED'
  | 'IMMEDIATE'
  | 'IMMEDIATE_DEPOSIT'
  | 'WALLET'
  | 'WALLET_PARTLY';

/** A parent on the public site, with a mouse or by touch. */
export class Parent {
  readonly page: Page;
  readonly words: Words;
  readonly email: string;
  /** The postcode of her address. */
  readonly postcode: string;
  readonly password = 'chocolat chaud';

  constructor(input: { page: Page; words: Words; email: string; postcode?: string }) {
    this.page = input.page;
    this.words = input.words;
    this.email = input.email;
    this.postcode = input.postcode ?? '1050';
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: this.words.shell.cart, exact: true });
  }

  get cartButton(): Locator {
    return this.page
      .locator('header')
      .getByRole('button', { name: new RegExp(`^${this.words.shell.cart_open(0).split(',')[0]}`) });
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(`/${this.words.language}${path}`);
  }

  /** Opens a page and waits until its buttons work, because the session was requested. */
  async arriveAt(path: string): Promise<void> {
    await Promise.all([this.page.waitForResponse(/\/api\/session/), this.goTo(path)]);
  }

  /** Goes from the home page through the programme and its search to one date of one activity. */
  async findDate(offer: Offer): Promise<void> {
    const { page, words } = this;
    await this.arriveAt('');
    await page.getByRole('main').locator('a[href$="/activities"]').first().click();
    const title = offer.title[words.language];
    // the home page has another search, which stays for a moment
    const filters = page.locator('form[method=get]');
    await filters.getByRole('searchbox', { name: words.catalogue.search }).fill(title);
    await expect(page).toHaveURL(/search=/);
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.locator(`a[href$="${offer.path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${offer.path}$`));
  }

  /** Fills in the form that opens an account, with a child; ends at the address of the redirect. */
  async register(birthdate: string): Promise<void> {
    const { page, words } = this;
    const main = page.getByRole('main');
    const write = (label: string, text: string, within = main) =>
      within
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .fill(text);
    await write(words.customers.firstname, 'Inès');
    await write(words.customers.lastname, 'Lambert');
    await write(words.customers.email, this.email);
    await write(words.customers.phone, '+32 470 12 34 56');
    await write(words.signIn.password, this.password);
    await write(words.customers.street, 'Rue du Bailli');
    await write(words.customers.number, '12');
    await write(words.customers.postcode, this.postcode);
    await write(words.customers.city, 'Ixelles');
    const child = main.getByRole('group', { name: words.signIn.participant });
    await child.getByRole('switch').check();
    await write(words.customers.firstname, CHILD.firstname, child);
    await write(words.customers.lastname, CHILD.lastname, child);
    await write(words.customers.birthdate, birthdate, child);
    await answerEverything(main);
    await main.getByRole('checkbox', { name: words.signIn.terms_before }).check();
    await main.getByRole('button', { name: words.signIn.open_account }).click();
  }

  /** Goes from the sign-in prompt to a new account and back to the date. */
  async registerFromPrompt(offer: Offer): Promise<void> {
    const { page, words } = this;
    await page
      .getByRole('main')
      .getByRole('link', { name: words.shell.sign_in, exact: true })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: words.signIn.login_title }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: words.signIn.open_account }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: words.signIn.register_title }),
    ).toBeVisible();
    await this.register(offer.birthdate);
    await expect(page).toHaveURL(new RegExp(`${offer.path}$`));
  }

  /** Opens an account, with a child, without its form: for stories about later steps. */
  async openAccount(birthdate: string): Promise<void> {
    const call = callsOf(this.page);
    const form = await call('describeRegistration', {});
    await call('registerCustomer', {
      firstname: 'Inès',
      lastname: CHILD.lastname,
      email: this.email,
      phone: '+32 470 12 34 56',
      password: this.password,
      terms: true,
      address: {
        street: 'Rue du Bailli',
        number: '12',
        postcode: this.postcode,
        city: 'Ixelles',
        country: 'BE',
      },
      custom_data: answersTo(form.customer_fields),
      participant: { ...CHILD, birthdate, custom_data: answersTo(form.participant_fields) },
      language: this.words.language,
    });
  }

  /** Adds another child. */
  async addSister(child: { firstname: string; birthdate: string }): Promise<void> {
    const call = callsOf(this.page);
    const { participant_fields } = await call('describeRegistration', {});
    const custom_data = answersTo(participant_fields);
    await call('createParticipant', { ...child, lastname: CHILD.lastname, custom_data });
  }

  /** Does the same while staying on the page, which is then reloaded. */
  async openAccountHere(birthdate: string): Promise<void> {
    await this.openAccount(birthdate);
    await Promise.all([this.page.waitForResponse(/\/api\/session/), this.page.reload()]);
  }

  /** Opens an account, and goes to the form of a date. */
  async join(offer: Offer): Promise<void> {
    await this.openAccount(offer.birthdate);
    await this.arriveAt(offer.path);
  }

  /** Opens an account, and orders the date for her child by API, to be paid by transfer. */
  async joinAndOrder(offer: Offer): Promise<void> {
    await this.openAccount(offer.birthdate);
    await this.orderByTransfer(offer);
  }

  /**
   * Orders the date for one of her children by API, to be paid by transfer; returns the cuid of the
   * order.
   */
  async orderByTransfer(offer: Offer, child_name: string = CHILD.firstname): Promise<string> {
    const call = callsOf(this.page);
    const family = await call('listParticipants', {});
    const child = family.data.find(({ firstname }) => firstname === child_name);
    const { id, dates, questions } = await call('getAvailability', { availability: offer.cuid });
    const { cart } = await call('addCartItems', {
      participant_id: child?.id ?? null,
      registrations: [
        {
          availability_id: id,
          availability_dates: dates.map((date) => date.id),
          questions: questions.map((question) => ({
            question_id: question.id,
            content: question.required ? answerTo(question) : null,
          })),
        },
      ],
    });
    const { number } = await call('getTerms', {});
    await call('checkoutCart', {
      cart_id: cart.id,
      payment_strategy: 'DELAYED',
      terms: true,
      terms_version: number,
    });
    return cart.cuid;
  }

  async signIn(password = this.password): Promise<void> {
    const { page, words } = this;
    const main = page.getByRole('main');
    await main.getByLabel(words.customers.email, { exact: true }).fill(this.email);
    await main.getByLabel(words.signIn.password, { exact: true }).fill(password);
    await main.getByRole('button', { name: words.signIn.sign_in }).click();
  }

  /** Signs out, and waits for the answer: a parent who leaves the page before stays signed in. */
  async signOut(): Promise<void> {
    const button = this.page.getByRole('button', { name: this.words.shell.sign_out });
    await button.click();
    await expect(button).toBeHidden();
  }

  /** Adds a child within the form of a date. */
  async addChild(child: { firstname: string; birthdate: string }): Promise<void> {
    const { page, words } = this;
    await page.getByRole('button', { name: words.cart.new_participant, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.cart.new_participant_title });
    await dialog.getByLabel(words.cart.firstname).fill(child.firstname);
    await dialog.getByLabel(words.cart.lastname, { exact: true }).fill(CHILD.lastname);
    await dialog.getByLabel(words.cart.birthdate).fill(child.birthdate);
    await answerEverything(dialog);
    await dialog.getByRole('button', { name: words.cart.create, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /**
   * Chooses options, answers the questions and adds the date; the drawer shows it, then the
   * checkout opens.
   */
  async addToCart(): Promise<void> {
    const { page, words } = this;
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.getByRole('button', { name: words.cart.add(1) }) });
    await form.getByRole('checkbox', { name: new RegExp(CHILD.firstname) }).check();
    await answerEverything(form);
    await expect(form.getByRole('region', { name: words.cart.estimate })).toContainText('€');
    // it is visible only for a moment
    const opening = this.drawer.filter({ hasText: CHILD.firstname }).waitFor();
    await form.getByRole('button', { name: words.cart.add(1) }).click();
    await opening;
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(this.drawer).toBeHidden();
  }

  /** Picks a way to pay, if there is an amount to pay, accepts the terms and orders. */
  async order(method: PaymentMethod | null): Promise<void> {
    const { page, words } = this;
    const main = page.getByRole('main');
    const { order, order_free, order_request } = words.checkout;
    if (method !== null)
      await main.getByRole('radio', { name: words.checkout.methods[method].title }).check();
    await main.getByRole('checkbox', { name: words.checkout.terms.link }).check();
    await main
      .getByRole('button', {
        name: method === null ? new RegExp(`${order_free}|${order_request}`, 'u') : order,
      })
      .filter({ visible: true })
      .first()
      .click();
  }

  /** Chooses at the checkout to pay online in the parts of a plan, by its title. */
  async chooseParts(title: string): Promise<void> {
    const main = this.page.getByRole('main');
    const { methods } = this.words.checkout;
    await main.getByRole('radio', { name: methods.IMMEDIATE.title }).check();
    await main.getByRole('radio', { name: title }).check();
  }

  /** Opens her account, and pays the next part there, of this amount as it is written. */
  async payNextPart(amount: string): Promise<void> {
    const { success } = this.words;
    await this.goTo('/account');
    const button = this.page.getByRole('main').getByRole('button', {
      name: success.pay_next(amount),
    });
    await button.click();
    await this.atTheProvider('pay');
    await expect(this.page).toHaveURL(/\/account\/home$/);
  }

  /** Opens her account, and pays all that she owes in one payment. */
  async payEverything(): Promise<void> {
    const { account } = this.words;
    await this.goTo('/account');
    await this.page.getByRole('button', { name: account.pay_all_online }).click();
    await this.atTheProvider('pay');
    await expect(this.page).toHaveURL(/\/account\/home$/);
  }

  /** Acts on the payment page of the provider. */
  async atTheProvider(action: 'pay' | 'refuse' | 'abandon'): Promise<void> {
    await expect(this.page).toHaveURL(/\/sandbox\/pay\//);
    await this.page.getByRole('button', { name: this.words.sandbox[action], exact: true }).click();
  }

  async seeTerms(number: number): Promise<void> {
    await this.goTo('/terms');
    await expect(this.page.getByText(`Version ${number}`)).toBeVisible();
  }

  async seeConfirmation(): Promise<void> {
    const { confirmed_title } = this.words.success;
    const confirmation_title = new RegExp(`${confirmed_title(1)}|${confirmed_title(2)}`);
    await expect(this.page).toHaveURL(/\/checkout\/[^/]+\/success/);
    await expect(
      this.page.getByRole('heading', { level: 1, name: confirmation_title }),
    ).toBeVisible();
  }
}
