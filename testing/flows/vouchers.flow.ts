import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Keyboard } from './people/keyboard.ts';
import { inEach } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const YEAR_AND_HALF = 548 * 86_400;

inEach(
  tellings(
    'vouchers',
    LANGUAGES.flatMap((language) => [390, 1280].map((width) => ({ language, width }))),
  ),
  ({ language }) => {
    story(
      'staff offer a voucher, and a visitor finds it',
      async ({ page, parent, secretary, words }) => {
        const { vouchers, office } = secretary.words;
        const number = ownNumber();
        const title = { fr: `Un anniversaire ${number}`, en: `A birthday ${number}` };
        await secretary.signIn('secretary', '/vouchers');
        await secretary.page.getByRole('button', { name: vouchers.add }).click();
        const { panel } = secretary;
        for (const one of LANGUAGES) {
          const field = panel.locator(`input[lang=${one}]`).first();
          await field.fill(title[one]);
        }
        await panel.getByLabel(vouchers.price, { exact: true }).fill('45');
        await panel.getByLabel(vouchers.amount, { exact: true }).fill('50');
        await panel.getByLabel(vouchers.duration_field, { exact: true }).fill('18');
        await panel.getByRole('combobox', { name: vouchers.unit }).click();
        await secretary.page
          .getByRole('option', { name: vouchers.units.month, exact: true })
          .click();
        await panel.getByRole('button', { name: office.create }).click();
        await expect(panel).toBeHidden();

        const price = formatPrice({ amount: 4_500, language });
        const worth = words.vouchers.worth(formatPrice({ amount: 5_000, language }));
        await parent.arriveAt('/vouchers');
        const main = page.getByRole('main');
        await main.getByRole('searchbox').fill(`${number}`);
        const card = main.getByRole('article');
        await expect(card).toHaveCount(1);
        for (const text of [
          price,
          worth,
          words.vouchers.valid(formatDuration(YEAR_AND_HALF, language)),
        ])
          await expect(card).toContainText(text);
        await card.getByRole('link', { name: title[language] }).click();
        await expect(page).toHaveURL(/\/vouchers\/[a-z0-9]+$/);
        await expect(page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible();
        await expect(main).toContainText(price);
        await expect(main).toContainText(worth);
        const path = new URL(page.url()).pathname;
        const signIn = main.getByRole('link', { name: words.shell.sign_in, exact: true });
        await expect(signIn).toHaveAttribute(
          'href',
          new RegExp(`${encodeURIComponent(path.slice(3))}$`),
        );
      },
    );
  },
);

story(
  'by keyboard only: from the menu to a voucher, and to the sign-in',
  async ({ page, parent, words }) => {
    const keyboard = new Keyboard(page);
    await parent.arriveAt('/vouchers');
    const main = page.getByRole('main');
    await keyboard.type(main.getByRole('searchbox'), 'vacances');
    await expect(main.getByRole('article')).toHaveCount(1);
    await keyboard.press(main.getByRole('article').getByRole('link'));
    await expect(page).toHaveURL(/\/vouchers\/[a-z0-9]+$/);
    await keyboard.press(main.getByRole('link', { name: words.shell.sign_in, exact: true }));
    await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fvouchers%2F/);
  },
);
