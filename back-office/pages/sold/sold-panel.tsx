import type { ReactNode } from 'react';
import { useFormats } from '../../formats/formats.ts';
import { Facts } from '../../panels/facts.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { FamilyLink } from './family-link.tsx';
import type { Sold } from './sold.ts';
import { SoldFoot } from './sold-foot.tsx';
import { SoldPayments } from './sold-payments.tsx';
import { ToGiveBack } from './to-give-back.tsx';

/** A fact of a panel: its name and its value. */
type Fact = readonly [name: string, value: ReactNode];

/** The facts that every sale has; each kind says its own between them. */
interface CommonFacts {
  readonly family: Fact;
  /** The price and the amount paid. */
  readonly money: readonly Fact[];
  /** The day of the sale, its seller, its order, and the reason of its cancellation. */
  readonly sale: readonly Fact[];
}

interface Props<One extends Sold> {
  /** The path of the list beside which it opens. */
  readonly list: string;
  readonly found: { readonly data: One | undefined; readonly error: Error | null };
  readonly words: {
    readonly [
      Name in
        | 'family'
        | 'price'
        | 'paid'
        | 'sold_at'
        | 'sold_by'
        | 'order'
        | 'reason'
        | 'open_payments'
    ]: string;
  } & { readonly give_back: (amount: string) => string };
  readonly titleOf: (sold: One) => string;
  /** Returns its facts in their order. */
  readonly renderFacts: (sold: One, common: CommonFacts) => readonly Fact[];
  /** Draws what stands below its payments. */
  readonly renderBelow?: (sold: One) => ReactNode;
  /** Tests whether nothing can be done with it any more. */
  readonly isOver: (sold: One) => boolean;
  /** Draws its buttons, after the one for a payment. */
  readonly renderButtons: (sold: One) => ReactNode;
}

/** The panel of a sale: its facts, its money, what belongs to its kind, and its buttons. */
export function SoldPanel<One extends Sold>(props: Props<One>) {
  const { list, words } = props;
  const { data: sold, error } = props.found;
  const panel = usePanel(list);
  if (sold === undefined) return <PanelWaiting list={list} error={error} />;
  return (
    <SidePanel
      title={props.titleOf(sold)}
      onClose={panel.close}
      foot={
        props.isOver(sold) ? null : <SoldFoot sold={sold}>{props.renderButtons(sold)}</SoldFoot>
      }
    >
      <SoldFacts {...props} sold={sold} />
      <ToGiveBack sold={sold} words={words} />
      <SoldPayments sold={sold} />
      {props.renderBelow?.(sold)}
    </SidePanel>
  );
}

function SoldFacts<One extends Sold>({ sold, words, renderFacts }: Props<One> & { sold: One }) {
  const formats = useFormats();
  const { total_amount, paid_amount, cart } = sold;
  const money = (amount: number | null) => (amount === null ? null : formats.price(amount));
  const rows = renderFacts(sold, {
    family: [words.family, <FamilyLink key="family" sold={sold} />],
    money: [
      [words.price, money(total_amount)],
      [words.paid, money(paid_amount)],
    ],
    sale: [
      [words.sold_at, formats.moment(sold.created_at)],
      [words.sold_by, sold.created_by],
      [words.order, cart === null ? null : cart.reference],
      [words.reason, sold.cancellation_message],
    ],
  });
  return <Facts rows={rows} />;
}
