import { Button } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { Icon } from '../../shell/icons.tsx';
import { BadgesForm } from './badges-form.tsx';
import type { BadgesOf } from './badges-of.ts';

/** The button of a group's badges; not there for staff without the permission to make them. */
export function BadgesDialog({ of }: { of: BadgesOf }) {
  const texts = useTexts('badges');
  if (!useMay()('badge-lists.read')) return null;
  return (
    <FormDialog
      title={texts.title}
      renderButton={(open) => (
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<Icon name="badge" size={16} />}
          onClick={open}
        >
          {texts.title}
        </Button>
      )}
    >
      {() => <BadgesForm of={of} />}
    </FormDialog>
  );
}
