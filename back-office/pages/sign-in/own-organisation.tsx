import { Button } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useNavigate } from 'react-router';
import { useAction } from '../../data/use-action.ts';

/** The button that starts a new organisation, when the operator allows it. */
export function OwnOrganisation() {
  const texts = useTexts('office').sign_in;
  const navigate = useNavigate();
  const { data } = useCall('getSelfSetup', {});
  const begin = useAction('createSetupLink', { refreshes: [], done: '' });
  if (data?.allowed !== true) return null;
  return (
    <Button
      variant="default"
      loading={begin.isPending}
      onClick={() =>
        begin.mutate(
          {},
          {
            onSuccess: ({ token }) =>
              void navigate(`/setup?${new URLSearchParams({ token }).toString()}`),
          },
        )
      }
    >
      {texts.own_organisation}
    </Button>
  );
}
