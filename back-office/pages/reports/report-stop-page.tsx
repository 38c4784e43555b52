import { Button, Stack, Text, Title } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '../../data/use-action.ts';
import { Waiting } from '../../shell/waiting.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';

/**
 * The page of the stop link of a weekly report: it names the report, and stops it when the button
 * is pressed. No sign-in is needed.
 */
export function ReportStopPage({ token }: { token: string }) {
  const texts = useTexts('reports');
  const found = useCall('describeReportStop', { token: token === '' ? '-' : token });
  const stop = useAction('stopReport', { refreshes: ['describeReportStop'], done: '' });
  if (found.data === undefined && found.error === null) return <Waiting />;
  const of = found.data?.of ?? null;
  return (
    <SignInFrame>
      <title>{`${texts.stop_title} · Ribambelle`}</title>
      <Stack>
        <Title order={1}>{texts.stop_title}</Title>
        {found.error !== null ? (
          <Text role="alert">{found.error.message}</Text>
        ) : of === null ? (
          <Text role="status">{texts.stopped}</Text>
        ) : (
          <>
            <Text>{texts.stop_question(texts.reports[of.report].title)}</Text>
            <Button loading={stop.isPending} onClick={() => stop.mutate({ token })}>
              {texts.stop}
            </Button>
          </>
        )}
        <Button component="a" href="/" variant="default">
          {texts.to_office}
        </Button>
      </Stack>
    </SignInFrame>
  );
}
