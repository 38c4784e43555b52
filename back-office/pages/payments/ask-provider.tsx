import { Button } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { say } from '../../data/messages.ts';
import { useAction } from '../../data/use-action.ts';
import { MONEY_REFRESHES } from './money-refreshes.ts';

/** The button that asks the provider about a payment, and says whether anything was new. */
export function AskProvider(props: {
  /** The cuid of the payment. */
  payment: string;
  /** The payment in the name of the button, where several are listed. */
  reference?: string;
}) {
  const texts = useTexts('office-provider-differences');
  const { payment, reference } = props;
  const ask = useAction('askAboutPayment', {
    refreshes: [...MONEY_REFRESHES, 'listProviderDifferences'],
    done: '',
  });
  const send = () =>
    ask.mutate(
      { payment },
      {
        onSuccess: ({ changed }) =>
          say({ message: changed ? texts.news : texts.no_news, color: 'green' }),
      },
    );
  return (
    <Button
      variant="default"
      loading={ask.isPending}
      onClick={send}
      {...(reference === undefined
        ? {}
        : { size: 'compact-sm', 'aria-label': texts.ask_of(reference) })}
    >
      {texts.ask}
    </Button>
  );
}
