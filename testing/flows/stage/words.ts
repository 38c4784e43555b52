import { loaders, type Texts } from '@ribambelle/texts/all.ts';
import { errors as english } from '@ribambelle/texts/en/all-errors.ts';
import { errors as french } from '@ribambelle/texts/fr/all-errors.ts';

export type Language = 'fr' | 'en';

/** The texts of one language: a story presses what is written on the button, whatever is written there. */
export interface Words {
  readonly language: Language;
  readonly errors: Readonly<Record<string, string>>;
  readonly account: Texts['account'];
  readonly availabilities: Texts['availabilities'];
  readonly cart: Texts['cart'];
  readonly catalogue: Texts['catalogue'];
  readonly checkout: Texts['checkout-page'];
  readonly success: Texts['checkout-success'];
  readonly customers: Texts['customers'];
  readonly sandbox: Texts['sandbox'];
  readonly shell: Texts['shell'];
  readonly signIn: Texts['sign-in'];
  readonly waitingList: Texts['waiting-list'];
  readonly reviews: Texts['reviews'];
}

/** What the public site says. */
export async function wordsIn(language: Language): Promise<Words> {
  const load = loaders[language];
  const [account, availabilities, cart, catalogue, checkout, success] = await Promise.all([
    load.account(),
    load.availabilities(),
    load.cart(),
    load.catalogue(),
    load['checkout-page'](),
    load['checkout-success'](),
  ]);
  const [customers, sandbox, shell, signIn, waitingList, reviews] = await Promise.all([
    load.customers(),
    load.sandbox(),
    load.shell(),
    load['sign-in'](),
    load['waiting-list'](),
    load.reviews(),
  ]);
  const site = {
    account,
    availabilities,
    cart,
    catalogue,
    checkout,
    success,
    customers,
    sandbox,
    shell,
    signIn,
    waitingList,
    reviews,
  };
  return { language, errors: language === 'fr' ? french : english, ...site };
}

export interface OfficeWords {
  readonly language: Language;
  readonly office: Texts['office'];
  readonly availabilities: Texts['office-availabilities'];
  readonly registrations: Texts['office-registrations'];
  readonly payments: Texts['office-payments'];
  readonly views: Texts['saved-views'];
  readonly reviews: Texts['office-reviews'];
  readonly customers: Texts['office-customers'];
}

/** What the back-office says. */
export async function officeWordsIn(language: Language): Promise<OfficeWords> {
  const load = loaders[language];
  const [office, availabilities, registrations, payments, views, reviews, customers] =
    await Promise.all([
      load.office(),
      load['office-availabilities'](),
      load['office-registrations'](),
      load['office-payments'](),
      load['saved-views'](),
      load['office-reviews'](),
      load['office-customers'](),
    ]);
  return { language, office, availabilities, registrations, payments, views, reviews, customers };
}
