import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { queries } from '../data/client.ts';
import { createOfficeRouter } from '../routes.tsx';
import { LanguageProvider } from './language-provider.tsx';
import { theme } from './theme.ts';

/** The whole back-office, at the address of the window. */
export function Office() {
  const [router] = useState(createOfficeRouter);
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <QueryClientProvider client={queries}>
        <LanguageProvider>
          <ModalsProvider>
            <Notifications position="top-center" limit={3} autoClose={2500} />
            <RouterProvider router={router} />
          </ModalsProvider>
        </LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
