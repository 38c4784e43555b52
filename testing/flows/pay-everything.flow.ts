import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK_AND_ON_A_PHONE, tellings } from './stage/tellings.ts';

inEach(tellings('pay-everything', AT_A_DESK_AND_ON_A_PHONE), ({ language }) => {
  story(
    'a parent with two orders, one of them overdue, pays everything at once; staff see one payment for both',
    async ({ page, parent, secretary, books, words }) => {
      const first = await books.offerOf('robots-de-carton');
      const second = await books.offerOf('marionnettes-de-table');
      await parent.openAccount(first.birthdate);
      await parent.addSister({ firstname: 'Zoé', birthdate: second.birthdate });
      const overdue = await parent.orderByTransfer(first);
      await parent.orderByTransfer(second, 'Zoé');
      await books.letDueDatePass(overdue);

      const main = page.getByRole('main');
      await parent.goTo('/account');
      await expect(main).toContainText(words.account.overdue_since('').trim());
      await lookAt(page);
      await parent.payEverything();
      await expect(main).toContainText(words.account.nothing_to_pay);

      await secretary.signIn('administrator', '/payments');
      await secretary.page.getByPlaceholder(secretary.words.payments.search).fill(parent.email);
      await secretary.openTheOneFound();
      // each with its price and the fee
      const amount = first.price + second.price + 200;
      await expect(secretary.panel).toContainText(formatPrice({ amount, language }));
      const { allocations } = secretary.words.payments;
      await expect(secretary.panel).toContainText(allocations);
      for (const { title } of [first, second])
        await expect(secretary.panel).toContainText(title[language]);
      await lookAt(secretary.page);
    },
  );
});
