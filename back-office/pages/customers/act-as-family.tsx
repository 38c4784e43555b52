import { Button } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';

/**
 * Opens the site as a family: first requests the address, which is valid for a minute as a message
 * says, then shows the link to it.
 */
export function ActAsFamily({ customer, name }: { customer: string; name: string }) {
  const texts = useTexts('impersonations');
  const [address, setAddress] = useState<string | null>(null);
  const open = useAction('openImpersonation', { refreshes: [], done: texts.help });
  if (address === null)
    return (
      <Button
        variant="default"
        loading={open.isPending}
        onClick={() => open.mutate({ customer }, { onSuccess: (way) => setAddress(way.address) })}
      >
        {texts.open}
      </Button>
    );
  return (
    <Button
      component="a"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => setTimeout(() => setAddress(null))}
    >
      {texts.go(name)}
    </Button>
  );
}
