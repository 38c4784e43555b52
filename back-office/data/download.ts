import { ApiError } from '@ribambelle/api/client.ts';
import { currentLanguage } from '../texts/language.ts';
import { askPassword } from './password-question.ts';

/**
 * Downloads a file that the server makes at an address, after the password when that is sensitive
 * (R29). Throws the server's refusal.
 */
export async function download(address: string): Promise<void> {
  const response = await ask(address);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? '';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function ask(address: string): Promise<Response> {
  const send = () =>
    fetch(address, { headers: { 'accept-language': currentLanguage() } }).catch(() => null);
  let response = await send();
  let refusal = await refusalOf(response);
  if (refusal?.code === 'PASSWORD_REQUIRED' && (await askPassword())) {
    response = await send();
    refusal = await refusalOf(response);
  }
  if (response === null || refusal !== null)
    throw refusal ?? new ApiError({ code: 'UNKNOWN_ERROR', status: 0, message: '' });
  return response;
}

async function refusalOf(response: Response | null): Promise<ApiError | null> {
  if (response === null || response.ok) return null;
  const body: { error?: string; message?: string } = await response.json().catch(() => ({}));
  const { error = 'UNKNOWN_ERROR', message = '' } = body;
  return new ApiError({ code: error, status: response.status, message });
}
