import { Anchor } from '@mantine/core';
import { ApiError } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { customerPage } from '../record-addresses.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../data/session.tsx';

/**
 * Returns the error below the field of an address: the family that already has it, with a link, or
 * else the form's own sentence.
 */
export function emailError(input: {
  error: Error | null;
  email: string;
  sentence: ReactNode;
}): ReactNode {
  const is_taken =
    input.error instanceof ApiError && input.error.fields['email'] === 'CUSTOMER_EXISTS';
  if (!is_taken || input.sentence === undefined) return input.sentence;
  return <TakenAddress email={input.email} />;
}

function TakenAddress({ email }: { email: string }) {
  const texts = useTexts('office-customers');
  const may = useMay()('customers.read');
  const request = { search: email, page_size: 5 };
  const { data } = useCall('listOfficeCustomers', request, { enabled: may });
  const address = email.trim().toLowerCase();
  const family = data?.data.find((row) => row.email?.toLowerCase() === address);
  if (family === undefined) return texts.address_taken;
  return (
    <>
      {texts.address_taken_by(family.name)}{' '}
      <Anchor component={Link} to={customerPage(family.cuid)} size="xs">
        {texts.open_record}
      </Anchor>
    </>
  );
}
