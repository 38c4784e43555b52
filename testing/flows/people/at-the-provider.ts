import { expect, type Locator, type Page } from '@playwright/test';

/** The owner of an account at a provider, and a payer's bank, on the stand-in's dashboard. */
export class AtTheProvider {
  readonly #at: string;
  readonly #id: string;
  readonly #browser: Page;

  /** `payment` is the address of the page on which it is paid; `browser` shows the dashboard. */
  constructor(input: { readonly at: string; readonly payment: URL; readonly browser: Page }) {
    this.#at = input.at;
    this.#id = input.payment.pathname.split('/').at(-1) ?? '';
    this.#browser = input.browser;
  }

  get #article(): Locator {
    return this.#browser.getByRole('article').filter({ hasText: this.#id });
  }

  /** Presses a button of the payment; ends when the shop was told. */
  async press(button: string): Promise<void> {
    await this.#browser.goto(`${this.#at}/dashboard`);
    await this.#article.getByRole('button', { name: button, exact: true }).click();
    await this.#browser.waitForLoadState();
  }

  /** Waits until a refund of an amount, in minor units, has come to the provider. */
  async expectRefund(amount: number): Promise<void> {
    await expect(async () => {
      await this.#browser.goto(`${this.#at}/dashboard`);
      const refund = `Refund ${(amount / 100).toFixed(2)}`;
      await expect(this.#article).toContainText(refund, { timeout: 500 });
    }).toPass();
  }
}
