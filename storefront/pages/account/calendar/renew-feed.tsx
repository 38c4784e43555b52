import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useState } from 'react';

/** Replaces an address known to too many people; explains the consequences first. */
export const RenewFeed = ({ onRenewed }: { readonly onRenewed: () => void }): ReactElement => {
  const texts = useTexts('calendar');
  const shell = useTexts('shell');
  const [open, setOpen] = useState(false);
  const renew = useAction('renewCalendarFeed', {
    done: texts.renewed,
    onDone: () => {
      setOpen(false);
      onRenewed();
    },
  });
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        {texts.renew}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.renew}
        close_label={shell.close}
        actions={
          <>
            <Button loading={renew.isPending} onClick={() => renew.mutate({})}>
              {texts.renew_button}
            </Button>
            <Button kind="plain" onClick={() => setOpen(false)}>
              {texts.keep}
            </Button>
          </>
        }
      >
        <p>{texts.renew_follows}</p>
      </Dialog>
    </>
  );
};
