import type { Ask, EndpointName } from '@ribambelle/api/client.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useMailWords } from '../../data/use-mail-words.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { MONEY_REFRESHES } from '../payments/money-refreshes.ts';
import { CancelSold, CancelSoldForm } from './cancel-sold.tsx';
import { ALL_OF_IT, givenNow, MoneyGivenBack, wishOf } from './money-given-back.tsx';
import { leftOfCancelled, moneyOfCancellation } from './money-of-cancellation.ts';

/** The calls that cancel a sale together with its money. */
type Cancels = 'cancelCustomerBundle' | 'cancelCustomerVoucher';

interface Cancelled<Name extends Cancels> {
  name: Name;
  sold: {
    readonly customer: { readonly cuid: string; readonly fullname: string };
    readonly paid_amount: Amount | null;
    /**
     * The amount that stays due of it, in minor units; null for staff without access to payments.
     */
    readonly due?: Amount | null;
  };
  words: ReturnType<typeof useTexts<'office-customer-bundles' | 'office-customer-vouchers'>>;
  /** The permission to decide on the money. */
  right: Permission;
  refreshes: readonly EndpointName[];
  request: (said: Pick<Ask<Cancels>, 'message' | 'give_back'>) => Ask<Name>;
}

/**
 * The button that cancels a sale, and the question before it: who is told, and the use of the
 * money.
 */
export function CancelWithMoney<Name extends Cancels>(props: Cancelled<Name>) {
  const { words, sold } = props;
  return (
    <CancelSold words={words} question={words.cancel_title(sold.customer.fullname)}>
      {(close) => <CancelForm {...props} close={close} />}
    </CancelSold>
  );
}

function CancelForm<Name extends Cancels>(props: Cancelled<Name> & { close: () => void }) {
  const { sold, words, close } = props;
  const { family_mailed } = useTexts('office');
  const mailWords = useMailWords(sold.customer.cuid);
  const formats = useFormats();
  const left_amount = leftOfCancelled(sold);
  const asks_for_money = useMay()(props.right) && left_amount > 0;
  const { form, saving, sending } = useActionForm(props.name, {
    values: { message: '', ...ALL_OF_IT },
    refreshes: [...props.refreshes, ...MONEY_REFRESHES],
    done: words.cancelled_done,
    once: true,
    after: close,
    request: ({ message, ...money }) =>
      props.request({ message, give_back: asks_for_money ? wishOf(money) : null }),
  });
  const money = moneyOfCancellation(sold, { words, price: formats.price, asks: asks_for_money });
  const consequence = [words.cancel_message, mailWords(family_mailed), ...money];
  const values = form.getValues();
  const given_amount = asks_for_money ? givenNow(values, left_amount) : 0;
  return (
    <CancelSoldForm
      words={words}
      form={form}
      saving={saving}
      sending={sending}
      close={close}
      consequence={consequence.join(' ')}
      {...(given_amount > 0 ? { submit: words.cancel_and_give(formats.price(given_amount)) } : {})}
      unfinished={asks_for_money && values.decided.how_much === 'PART' && given_amount <= 0}
    >
      {asks_for_money ? (
        <MoneyGivenBack
          left={left_amount}
          errors={form.errors}
          money={values}
          decide={(decided) => form.setValues(decided)}
        />
      ) : null}
    </CancelSoldForm>
  );
}
