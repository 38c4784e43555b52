import { Button } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { useMay } from '../../data/session.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import type { Sold } from './sold.ts';

/** The buttons of a sale: the payment while an amount is owed, and those of its kind. */
export function SoldFoot({ sold, children }: { sold: Sold; children: ReactNode }) {
  const payments = useTexts('office-payments');
  const may = useMay();
  const { cart, customer, total_amount, paid_amount } = sold;
  const start: Record<string, string> =
    cart === null ? { customer: customer.cuid } : { communication: cart.reference };
  const can_pay = (paid_amount ?? 0) < (total_amount ?? 1) && may('payments.create');
  return (
    <>
      {can_pay ? (
        <Button
          component={LinkAndBack}
          to={`/payments/new?${new URLSearchParams(start).toString()}`}
          variant="default"
        >
          {payments.add}
        </Button>
      ) : null}
      {children}
    </>
  );
}
