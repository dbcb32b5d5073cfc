import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier } from 'react-admin';
import type { Client } from '../../api/client/createClient.ts';
import { customMethods } from './customMethods.ts';
import { eachRecord } from './eachRecord.ts';
import { isMissing, type Translate, withFailureTexts } from './failures.ts';
import { type FormFields, hasChosenFile, toFormData, writable } from './formData.ts';
import { COUNT, httpClientOver } from './httpClient.ts';
import {
  inBothLanguages,
  listInBothLanguages,
  readInBothLanguages,
} from './readInBothLanguages.ts';
import { apiOf } from './resourceApis.ts';

export type BackOfficeDataProvider = DataProvider & ReturnType<typeof customMethods>;

/** ra-data-simple-rest over the API client, with this back-office's paths, forms and texts. */
export function createDataProvider(client: Client, translate: Translate): BackOfficeDataProvider {
  const rest = simpleRestProvider('', httpClientOver(client), COUNT);
  const pathOf = (resource: string) => apiOf(resource).path;

  return withFailureTexts(
    {
      ...rest,
      supportAbortSignal: true,
      async getList(resource, params) {
        const { path, texts, filter } = apiOf(resource);
        const asked = filter ? { ...params, filter: filter(params.filter) } : params;
        const answer = await (texts && params.meta?.bothLanguages === true
          ? listInBothLanguages(client, path, texts, params)
          : rest.getList(path, asked));
        if (!Array.isArray(answer.data) || Number.isNaN(answer.total))
          throw unusable(resource, 'invalidList', translate);
        return answer;
      },
      getMany: (resource, params) => rest.getMany(pathOf(resource), params),
      getManyReference: (resource, params) => rest.getManyReference(pathOf(resource), params),
      async getOne(resource, params) {
        const { path, onePath = path, texts } = apiOf(resource);
        const answer = await (texts
          ? readInBothLanguages(client, `/${path}/${encodeURIComponent(params.id)}`, texts, params)
          : rest.getOne(onePath, params));
        if (answer.data?.id === undefined) throw unusable(resource, 'invalid', translate);
        return answer;
      },
      async create(resource, { data }) {
        return { data: await client.post(`/${pathOf(resource)}`, { body: body(resource, data) }) };
      },
      async update(resource, { id, data }) {
        const path = `/${pathOf(resource)}/${encodeURIComponent(id)}`;
        const options = { body: body(resource, data) };
        return {
          data: inBothLanguages(await client.put(path, options), data, apiOf(resource).texts),
        };
      },
      async updateMany(resource, { ids, data }) {
        const path = pathOf(resource);
        const put = (id: Identifier) =>
          client.put(`/${path}/${encodeURIComponent(id)}`, { body: writable(data) });
        return { data: await eachRecord(ids, put) };
      },
      async delete(resource, { id, previousData }) {
        return { data: await remove(client, pathOf(resource), id, previousData) };
      },
      async deleteMany(resource, { ids }) {
        const path = pathOf(resource);
        return { data: await eachRecord(ids, (id) => remove(client, path, id, { id })) };
      },
      ...customMethods(client),
    },
    translate,
  );
}

/** Deletes a record. One that another administrator has deleted already is no failure: it is as `known` here. */
async function remove<T>(
  client: Client,
  path: string,
  id: Identifier,
  known: T | undefined,
): Promise<T> {
  try {
    return await client.delete<T>(`/${path}/${encodeURIComponent(id)}`);
  } catch (error) {
    if (known === undefined || !isMissing(error)) throw error;
    return known;
  }
}

/** The error for an answer that is neither a list nor a record, worded by the resource where it can be. */
function unusable(resource: string, key: string, translate: Translate): Error {
  const own = `resources.${resource}.failures`;
  const invalid = translate(`${own}.invalid`, { _: translate('paddock.invalidData') });
  return new Error(translate(`${own}.${key}`, { _: invalid }));
}

function body(resource: string, record: FormFields): FormFields | FormData {
  const { form, files } = apiOf(resource);
  const fields = writable(record);
  if (form) return form(fields);
  return hasChosenFile(fields) ? toFormData(fields, files) : fields;
}
