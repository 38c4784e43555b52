import { Button } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { LinkAndBack } from './link-and-back.tsx';

/** The link from the quick look beside a list to the whole page of the record. */
export function OpenPage({ to }: { to: string }) {
  const texts = useTexts('office-records');
  return (
    <Button component={LinkAndBack} to={to} variant="default">
      {texts.open_page}
    </Button>
  );
}
