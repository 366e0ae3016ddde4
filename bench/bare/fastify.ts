import Fastify from 'fastify'

// The limit that lists are compared with: the same framework, sending a body that it need not build.
const body = Buffer.from(process.argv[2]!, 'base64')
const app = Fastify()
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.once('SIGTERM', () => void app.close())
process.send!({ url })
