import type { NotedSubject } from '@anseo/contract/team-notes'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const notesKey = (kind: NotedSubject, subject: string) => ['team-notes', kind, subject]

/** Loads a page of the team's notes about a subject. */
export const useTeamNotes = (kind: NotedSubject, subject: string, page: number) =>
  useRead([...notesKey(kind, subject), page], 'GET /api/admin/team-notes', {
    query: { kind, subject, page, pageSize: 5 },
    placeholderData: keepPreviousData,
  })

/** Adds a note of the team to a subject and reloads its notes. */
export function useAddTeamNote(kind: NotedSubject, subject: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => api('POST /api/admin/team-notes', { body: { kind, subject, text } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: notesKey(kind, subject) }),
  })
}
