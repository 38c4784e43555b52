import { Anchor } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The link to the receipt of the order of a payment, in a tab from which it is printed. */
export function PrintReceipt({ payment }: { payment: string }) {
  const texts = useTexts('office-registrations');
  return (
    <Anchor
      href={`/api/back-office/payments/${payment}/receipt?inline=true`}
      target="_blank"
      rel="noopener"
    >
      {texts.receipt}
    </Anchor>
  );
}
