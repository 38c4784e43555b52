import type { Transfer } from '@ribambelle/elements/pieces/bank-transfer/transfer-instructions.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';

/** Leads to the page where the proof of a transfer is sent, filled in as far as is known. */
export const SendProof = ({ transfer }: { readonly transfer: Transfer }): ReactElement => {
  const { communication, amount } = transfer;
  const query = new URLSearchParams({ communication, amount: `${amount}` });
  return (
    <p>
      <Link href={`/account/proofs?${query}`}>{useTexts('account').send_proof}</Link>
    </p>
  );
};
