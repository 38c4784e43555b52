import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { Switch } from '@ribambelle/ui/forms/switch.tsx';
import type { ReactElement } from 'react';

/**
 * A switch for a family with several participants in line: places for all of them or none; it takes
 * effect at once.
 */
export const TogetherSwitch = ({
  availability_id,
  together,
}: {
  readonly availability_id: number;
  readonly together: boolean;
}): ReactElement => {
  const texts = useTexts('waiting-list');
  const answers = useAnswers();
  const choose = useAction('waitTogether', {
    onDone: () => answers.invalidate('listWaitingListEntries'),
  });
  return (
    <Switch
      label={texts.together}
      description={texts.together_help}
      checked={choose.isPending ? !together : together}
      disabled={choose.isPending}
      onChange={({ currentTarget }) =>
        choose.mutate({ availability_id, together: currentTarget.checked })
      }
    />
  );
};
