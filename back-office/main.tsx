import '@fontsource-variable/figtree/index.css';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import 'mantine-datatable/styles.css';
import './shell/shell.css';
import './shell/pieces.css';
import './lists/lists.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queries } from './data/client.ts';
import { createOfficeRouter } from './routes.tsx';
import { LanguageProvider } from './shell/language-provider.tsx';
import { theme } from './shell/theme.ts';

const place = document.getElementById('root');
if (place !== null) {
  createRoot(place).render(
    <MantineProvider theme={theme} forceColorScheme="light">
      <QueryClientProvider client={queries}>
        <LanguageProvider>
          <ModalsProvider>
            <Notifications position="top-center" limit={3} autoClose={2500} />
            <RouterProvider router={createOfficeRouter()} />
          </ModalsProvider>
        </LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
}
