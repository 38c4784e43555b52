import { Center, Group, Paper, Stack, Text, UnstyledButton } from '@mantine/core';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import type { ReactNode } from 'react';
import { FootStrip } from '../../shell/foot-strip.tsx';
import { otherLanguages } from '../../texts/language.ts';
import { useLanguageChoice } from '../../texts/language-choice.ts';

/** The frame around everything before sign-in. */
export function SignInFrame(props: { children: ReactNode; wide?: boolean }) {
  const { language, choose } = useLanguageChoice();
  return (
    <Center mih="100dvh" bg="gray.1" p="md" component="main">
      <Stack w="100%" maw={props.wide === true ? 640 : 380} gap="md">
        <Group justify="space-between" px={4}>
          <Text fw={700} size="lg">
            Ribambelle
          </Text>
          {otherLanguages(language).map((other) => (
            <UnstyledButton key={other} c="petrol.7" lang={other} onClick={() => choose(other)}>
              {HABITS[other].name}
            </UnstyledButton>
          ))}
        </Group>
        <Paper p="xl" radius="md" shadow="sm" withBorder>
          {props.children}
        </Paper>
        <FootStrip />
      </Stack>
    </Center>
  );
}
