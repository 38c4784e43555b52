import { CallProvider } from '@ribambelle/client/data/call-context.tsx';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { AnswersProvider } from '@ribambelle/client/data/answers-context.tsx';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { answers, call } from '../data/client.ts';
import { createOfficeRouter } from '../routes.tsx';
import { hearEarlyKeys } from './early-keys.ts';
import { LanguageProvider } from './language-provider.tsx';
import { theme } from './theme.ts';

/** The whole back-office, at the address of the window. */
export function Office() {
  useState(hearEarlyKeys);
  const [router] = useState(createOfficeRouter);
  useEffect(() => answers.againOnceOnline(), []);
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <AnswersProvider answers={answers}>
        <CallProvider call={call}>
          <LanguageProvider>
            <ModalsProvider>
              <RouterProvider router={router} useTransitions={false} />
            </ModalsProvider>
          </LanguageProvider>
        </CallProvider>
      </AnswersProvider>
    </MantineProvider>
  );
}
