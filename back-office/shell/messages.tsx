import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

function Message(props: { title: string; help: string; children: React.ReactNode }) {
  return (
    <Center h="70vh" p="lg">
      <Stack align="center" gap="xs" maw={420} ta="center">
        <Title order={1}>{props.title}</Title>
        <Text c="dimmed">{props.help}</Text>
        {props.children}
      </Stack>
    </Center>
  );
}

/** Shown for an error in our own code, in place of the rest of the page. */
export function Broken() {
  const texts = useTexts('office');
  return (
    <Message title={texts.broken} help={texts.broken_help}>
      <Button onClick={() => location.reload()}>{texts.reload}</Button>
    </Message>
  );
}

export function NotPermitted() {
  const texts = useTexts('office');
  return (
    <Message title={texts.not_permitted} help={texts.not_permitted_help}>
      <Button component={Link} to="/" variant="default">
        {texts.back_home}
      </Button>
    </Message>
  );
}

export function PageNotFound() {
  const texts = useTexts('office');
  return (
    <Message title={texts.not_found} help={texts.not_found_help}>
      <Button component={Link} to="/" variant="default">
        {texts.back_home}
      </Button>
    </Message>
  );
}

/**
 * Shown when the record of an address does not exist, or not for this collaborator: the reason, and
 * a link to its list.
 */
export function Gone(props: { why: string; list: { path: string; name: string } }) {
  const texts = useTexts('office-records');
  return (
    <Center h="60vh" p="lg">
      <Stack align="center" gap="xs">
        <Text role="alert">{props.why}</Text>
        <Button component={Link} to={props.list.path} variant="default">
          {texts.back_to(props.list.name)}
        </Button>
      </Stack>
    </Center>
  );
}
