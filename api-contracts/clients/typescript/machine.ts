/**
 * Sigillum machine API
 * 3
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "https://sign.example.org/machine"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    server1: "https://sign.example.org/machine"
};
export type Problem = {
    "type": string;
    method: string;
    path: string;
    status: number;
    message: string;
    key?: string;
    violations?: {
        field: string;
        code: string;
        message: string;
        limit?: number;
    }[];
    details?: {
        [key: string]: unknown;
    };
};
export type Document = {
    id: string;
    parent_id?: string;
    title: string;
    content_type: string;
    size: number;
    page_count: number;
    page_width: number;
    page_height: number;
    signature_fields: {
        name: string;
        signed: boolean;
        positions: {
            page: string;
            x: number;
            y: number;
            width: number;
            height: number;
            rotation: number;
        }[];
    }[];
    conversion?: {
        "from": "DOCX" | "ODT" | "PNG" | "JPEG";
        original_sha256: string;
        sha256: string;
    };
    owner: string;
    read_access: string[];
    write_access: string[];
    created_at: string;
    updated_at: string;
};
export type DocumentInput = {
    title: string;
    content?: string;
    content_type?: string;
    file_url?: string;
    read_access?: string[];
    write_access?: string[];
};
export type SealMarkInput = {
    position?: {
        page: string | number;
        x: number;
        y: number;
        width: number;
        height: number;
        rotation?: number;
    };
    positions?: {
        page: string | number;
        x: number;
        y: number;
        width: number;
        height: number;
        rotation?: number;
    }[];
    form_field?: string;
    image?: {
        content: string;
    };
};
export type VisualSignature = {
    position?: {
        page: string;
        x: number;
        y: number;
        width: number;
        height: number;
        rotation: number;
    };
    positions?: {
        page: string;
        x: number;
        y: number;
        width: number;
        height: number;
        rotation: number;
    }[];
    form_field?: string;
    image?: {
        content: string;
        content_type: string;
    };
};
export type Field = {
    id: string;
    document_id: string;
    kind: "text" | "longtext" | "number" | "date" | "checkbox" | "choice" | "initials" | "attachment";
    label: string;
    required: boolean;
    value?: string;
};
export type Signature = {
    sid: string;
    account_email?: string;
    signer_email_address?: string;
    signer_identity_data?: {
        email_address?: string;
        first_name?: string;
        last_name?: string;
        mobile_number?: string;
        language?: "en" | "de" | "fr" | "it";
        identity_reference?: string;
        identification_require_evidence?: boolean;
    };
    document_signatures?: {
        document_id: string;
        visual_signature?: VisualSignature;
    }[];
    visual_signature?: VisualSignature;
    sequence: number;
    quorum?: {
        name: string;
        needed: number;
    };
    order?: number;
    status_code: "OPEN" | "WAITING" | "DECLINED" | "WITHDRAWN" | "SIGNED" | "ERROR";
    notify: boolean;
    language?: "en" | "de" | "fr" | "it";
    signing_url?: string;
    invited_by?: string;
    signer_group_id?: string;
    last_viewed_at?: string;
    signed_at?: string;
    signed_quality?: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
    signed_legislation?: "ZERTES" | "EIDAS";
    decline_message?: string;
    fields?: Field[];
};
export type Observer = {
    id: string;
    "type": "USER" | "GROUP";
    told: "INVITATION_AND_END" | "INVITATION" | "EACH_STEP" | "END";
    invited_at?: string;
    invited_by?: string;
    user_info?: {
        id?: string;
        email: string;
    };
    group_info?: {
        id: string;
        name: string;
        version_id: string;
    };
};
export type SignatureRequest = {
    id: string;
    title: string;
    message?: string;
    document_id?: string;
    documents?: {
        id: string;
        name: string;
        version_id: string;
    }[];
    quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
    legislation: "ZERTES" | "EIDAS";
    signing_url: string;
    status_overall: "DRAFT" | "OPEN" | "DECLINED" | "WITHDRAWN" | "SIGNED" | "EXPIRED" | "ERROR";
    business?: string;
    business_id?: string;
    signatures: Signature[];
    cc_email_addresses?: string[];
    observers?: Observer[];
    origin?: string;
    attachments: {
        attachment_id: string;
        filename: string;
    }[];
    attach_on_success: ("SIGNED_DOCUMENT" | "SIGNATURE_PROTOCOL")[];
    expiration_date?: string;
    expires_at?: string;
    reminders: {
        after_days: number[];
        before_deadline_days: number[];
    };
    owner: string;
    read_access: string[];
    write_access: string[];
    created_at: string;
    updated_at: string;
    callback_success_url?: string;
    callback_update_url?: string;
    callback_error_url?: string;
    custom?: string;
};
export type VisualSignatureInput = {
    position?: {
        page: string | number;
        x: number;
        y: number;
        width: number;
        height: number;
        rotation?: number;
    };
    positions?: {
        page: string | number;
        x: number;
        y: number;
        width: number;
        height: number;
        rotation?: number;
    }[];
    form_field?: string;
    image?: {
        content: string;
    };
    anchor?: string | {
        text: string;
        occurrence?: number | "all";
        width?: number;
        height?: number;
        dx?: number;
        dy?: number;
        cover?: boolean;
    };
};
export type FieldInput = {
    id?: string;
    document_id?: string;
    kind: "text" | "longtext" | "number" | "date" | "checkbox" | "choice" | "initials" | "attachment";
    label: string;
    required?: boolean;
    default_value?: string;
    rules?: {
        max_length?: number;
        pattern?: "email" | "phone" | "iban" | "digits";
        min?: string;
        max?: string;
        choices?: string[];
    };
    position?: {
        page: string | number;
        x: number;
        y: number;
        width: number;
        height: number;
    };
    anchor?: string | {
        text: string;
        occurrence?: number;
        width?: number;
        height?: number;
        dx?: number;
        dy?: number;
        cover?: boolean;
    };
    condition?: {
        field_id: string;
        equals?: string | null;
    };
};
export type NewSignerInput = {
    sid?: string;
    account_email?: string;
    signer_email_address?: string;
    signer_identity_data?: {
        email_address?: string;
        first_name?: string;
        last_name?: string;
        mobile_number?: string;
        language?: "en" | "de" | "fr" | "it";
        identity_reference?: string;
        identification_require_evidence?: boolean;
    };
    signer_group_id?: string;
    document_signatures?: {
        document_id: string;
        visual_signature?: VisualSignatureInput | null;
    }[];
    visual_signature?: VisualSignatureInput | null;
    sequence?: number;
    quorum?: {
        name: string;
        needed: number;
    };
    order?: number;
    notify?: boolean;
    language?: "en" | "de" | "fr" | "it";
    fields?: FieldInput[];
};
export type SignerInput = {
    sid?: string;
    account_email?: string;
    signer_email_address?: string;
    signer_identity_data?: {
        email_address?: string;
        first_name?: string;
        last_name?: string;
        mobile_number?: string;
        language?: "en" | "de" | "fr" | "it";
        identity_reference?: string;
        identification_require_evidence?: boolean;
    };
    signer_group_id?: string;
    document_signatures?: {
        document_id: string;
        visual_signature?: VisualSignatureInput | null;
    }[];
    visual_signature?: VisualSignatureInput | null;
    sequence?: number;
    quorum?: {
        name: string;
        needed: number;
    };
    order?: number;
    notify?: boolean;
    language?: "en" | "de" | "fr" | "it";
};
export type Qualities = {
    qes: {
        zertes?: {
            quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
            provider: string;
            legislation: "ZERTES" | "EIDAS" | "UNDEFINED";
        };
        eidas?: {
            quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
            provider: string;
            legislation: "ZERTES" | "EIDAS" | "UNDEFINED";
        };
    };
    aes_minimal: {
        zertes?: {
            quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
            provider: string;
            legislation: "ZERTES" | "EIDAS" | "UNDEFINED";
        };
        eidas?: {
            quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
            provider: string;
            legislation: "ZERTES" | "EIDAS" | "UNDEFINED";
        };
    };
    aes: {
        "any"?: {
            quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
            provider: string;
            legislation: "ZERTES" | "EIDAS" | "UNDEFINED";
        };
    };
    ses: {
        "any"?: {
            quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
            provider: string;
            legislation: "ZERTES" | "EIDAS" | "UNDEFINED";
        };
    };
    demo: {
        "any"?: {
            quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
            provider: string;
            legislation: "ZERTES" | "EIDAS" | "UNDEFINED";
        };
    };
    part11: {
        "any"?: {
            quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
            provider: string;
            legislation: "ZERTES" | "EIDAS" | "UNDEFINED";
        };
    };
    seal: {
        aes: {
            [key: string]: {
                quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
                provider: string;
                legislation: "ZERTES" | "EIDAS" | "UNDEFINED";
            };
        };
        qes: {
            [key: string]: {
                quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
                provider: string;
                legislation: "ZERTES" | "EIDAS" | "UNDEFINED";
            };
        };
    };
};
export type Batch = {
    id: string;
    name: string;
    template_name: string;
    template_version: number;
    row_count: number;
    states: {
        [key: string]: number;
    };
    act?: "WITHDRAW" | "REMIND";
    paused_until?: string;
    created_at: string;
};
export type BatchRow = {
    "number": number;
    key?: string;
    people: {
        email: string;
        name: string;
    }[];
    state: "WAITING" | "FAILED" | "SKIPPED" | "CANCELLED" | "OPEN" | "DECLINED" | "WITHDRAWN" | "SIGNED" | "EXPIRED" | "ERROR";
    reason?: string;
    request_id?: string;
};
export type ObserverInput = {
    "type"?: "USER" | "GROUP";
    email?: string;
    user_id?: string;
    group_id?: string;
    told?: "INVITATION_AND_END" | "INVITATION" | "EACH_STEP" | "END";
};
export type Template = {
    id: string;
    name: string;
    version: number;
    is_ready: boolean;
    quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
    legislation: "ZERTES" | "EIDAS";
    texts: {
        language: "en" | "de" | "fr" | "it";
        title: string;
        message: string;
    }[];
    roles: {
        id: string;
        kind: "SIGNER" | "OBSERVER";
        name: string;
        sequence: number;
        quorum?: {
            name: string;
            needed: number;
        };
        signer_group_id?: string;
        told?: "INVITATION_AND_END" | "INVITATION" | "EACH_STEP" | "END";
    }[];
    documents: {
        id: string;
        name: string;
        page_count: number;
    }[];
    fields: {
        id: string;
        kind: "text" | "longtext" | "number" | "date" | "checkbox" | "choice" | "initials" | "attachment";
        label: string;
        required: boolean;
        rules: {
            max_length?: number;
            pattern?: "email" | "phone" | "iban" | "digits";
            min?: string;
            max?: string;
            choices?: string[];
        };
        default_value: string;
        role_id: string;
        document_id: string;
    }[];
    updated_at: string;
};
export type BatchColumnInput = {
    kind: "key";
} | {
    kind: "email" | "first_name" | "last_name" | "mobile_number" | "language";
    role: string;
} | {
    kind: "title" | "message";
} | {
    kind: "placeholder";
    name: string;
} | {
    kind: "field";
    field: string;
};
export type ValidationFormat = {
    contentType: string;
    size: number;
    revisions: number;
    levels: string[];
};
export type ValidationSigners = {
    valid?: boolean;
    signer?: string;
    time?: string | null;
    quality?: string;
    legislation?: string;
    longTermValidation?: boolean;
    visualDifferences?: boolean;
    undefinedChanges?: boolean;
    certificate?: {
        subject: string;
        issuer: string;
        serialNumber: string;
    } | null;
}[];
export type ValidationInfos = {
    indication: "TOTAL_PASSED" | "INDETERMINATE" | "TOTAL_FAILED";
    subIndication?: ("FORMAT_FAILURE" | "HASH_FAILURE" | "SIG_CRYPTO_FAILURE" | "REVOKED" | "EXPIRED" | "NOT_YET_VALID" | "SIG_CONSTRAINTS_FAILURE" | "CHAIN_CONSTRAINTS_FAILURE" | "CERTIFICATE_CHAIN_GENERAL_FAILURE" | "CRYPTO_CONSTRAINTS_FAILURE" | "CRYPTO_CONSTRAINTS_FAILURE_NO_POE" | "NO_SIGNING_CERTIFICATE_FOUND" | "NO_CERTIFICATE_CHAIN_FOUND" | "REVOKED_NO_POE" | "REVOKED_CA_NO_POE" | "OUT_OF_BOUNDS_NO_POE" | "OUT_OF_BOUNDS_NOT_REVOKED" | "TIMESTAMP_ORDER_FAILURE" | "NO_POE" | "TRY_LATER" | "SIGNED_DATA_NOT_FOUND") | null;
    details: {
        signer: string;
        indication: "TOTAL_PASSED" | "INDETERMINATE" | "TOTAL_FAILED";
        subIndication?: ("FORMAT_FAILURE" | "HASH_FAILURE" | "SIG_CRYPTO_FAILURE" | "REVOKED" | "EXPIRED" | "NOT_YET_VALID" | "SIG_CONSTRAINTS_FAILURE" | "CHAIN_CONSTRAINTS_FAILURE" | "CERTIFICATE_CHAIN_GENERAL_FAILURE" | "CRYPTO_CONSTRAINTS_FAILURE" | "CRYPTO_CONSTRAINTS_FAILURE_NO_POE" | "NO_SIGNING_CERTIFICATE_FOUND" | "NO_CERTIFICATE_CHAIN_FOUND" | "REVOKED_NO_POE" | "REVOKED_CA_NO_POE" | "OUT_OF_BOUNDS_NO_POE" | "OUT_OF_BOUNDS_NOT_REVOKED" | "TIMESTAMP_ORDER_FAILURE" | "NO_POE" | "TRY_LATER" | "SIGNED_DATA_NOT_FOUND") | null;
        findings: {
            code: string;
            severity: "failure" | "warning" | "info";
            detail?: string;
        }[];
    }[];
};
/**
 * Lets a program in by its name and key; the answer is its token, a JWT as plain text.
 */
export function logInProgramV2(body: {
    username: string;
    "api-key": string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v2/access/login", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * The signatures and seals made on the business’s account in a period, newest first.
 */
export function listProgramActivitiesV2(startDate: string, endDate: string, { page, size, sort, xTimeZone }: {
    page?: number;
    size?: number;
    sort?: "asc" | "desc";
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            total_pages: number;
            total_items: number;
            current_page: number;
            size: number;
            activities: {
                id: string;
                action: "SIGNED" | "SEALED";
                timestamp: string;
                signature_request_id?: string | null;
                business_id_paid_by: string;
                cost_center?: string | null;
                initiator: {
                    email?: string | null;
                    first_name?: string | null;
                    last_name?: string | null;
                    "type": "member" | "external" | "api" | "operator" | "server" | "unknown";
                    mobile?: string | null;
                };
                signer: {
                    email?: string | null;
                    first_name?: string | null;
                    last_name?: string | null;
                    "type": "member" | "external" | "api" | "operator" | "server" | "unknown";
                    mobile?: string | null;
                };
                quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
                legislation: "ZERTES" | "EIDAS";
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/activities/signatures${QS.query(QS.explode({
        start_date: startDate,
        end_date: endDate,
        page,
        size,
        sort
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * The program’s own documents and those in which it is named, newest first.
 */
export function listProgramDocumentsV2({ xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Document[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v2/documents", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Keeps a PDF for requests that are made later.
 */
export function createProgramDocumentV2(documentInput: DocumentInput, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Document;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v2/documents", oazapfts.json({
        ...opts,
        method: "POST",
        body: documentInput,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Deletes a document of the program’s own.
 */
export function deleteProgramDocumentV2(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/documents/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * A document, or one version of a document of a request.
 */
export function getProgramDocumentV2(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Document;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/documents/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * A document’s file.
 */
export function downloadProgramDocumentV2(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
    } | {
        status: 403;
    } | {
        status: 404;
    } | {
        status: 406;
    } | {
        status: 429;
    } | {
        status: 500;
    } | {
        status: 503;
    }>(`/v2/documents/${encodeURIComponent(id)}/content`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * A page as a picture.
 */
export function getProgramPageV2(id: string, n: number, { scale, xTimeZone }: {
    scale?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    } | {
        status: 202;
    } | {
        status: 400;
    } | {
        status: 401;
    } | {
        status: 403;
    } | {
        status: 404;
    } | {
        status: 422;
    } | {
        status: 429;
    } | {
        status: 500;
    } | {
        status: 503;
    }>(`/v2/documents/${encodeURIComponent(id)}/pages/${encodeURIComponent(n)}${QS.query(QS.explode({
        scale
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Whether calls can be served: UP, or 503 with DOWN.
 */
export function getMachineHealthV2({ xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            status: "UP" | "DOWN";
            groups: ("liveness" | "readiness")[];
        };
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: {
            status: "UP" | "DOWN";
            groups: ("liveness" | "readiness")[];
        } | Problem;
    }>("/v2/management/health", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Seals a document with the business’s certificate; the answer comes when the file has its final level.
 */
export function sealDocumentV2(body: {
    content?: string;
    content_type?: string;
    document_id?: string;
    account_name?: string;
    title?: string;
    visual_signature?: SealMarkInput | null;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            document_id: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v2/seal", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Hands a PDF over to whoever claims it at the address with the access code; asks for no token.
 */
export function createOpenSendToV2(body: {
    title?: string;
    content: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            url: string;
            access_code: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v2/sendto", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Takes back what was handed over: what it became, request and document, goes too.
 */
export function deleteOpenSendToV2(id: string, xAccesscode: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/sendto/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Accesscode": xAccesscode,
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * The PDF that was handed over, as it stands now.
 */
export function downloadOpenSendToV2(id: string, xAccesscode: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
    } | {
        status: 404;
    } | {
        status: 429;
    } | {
        status: 500;
    } | {
        status: 503;
    }>(`/v2/sendto/${encodeURIComponent(id)}/download`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Accesscode": xAccesscode,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * How a document that was handed over stands.
 */
export function trackOpenSendToV2(id: string, xAccesscode: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            status: "UNCLAIMED" | "EXPIRED" | "CLAIMED" | "SIGNING" | "SIGNED" | "WITHDRAWN" | "DECLINED";
            creator?: string;
            signers?: {
                name: string;
                status_code: "OPEN" | "WAITING" | "DECLINED" | "WITHDRAWN" | "SIGNED" | "ERROR";
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/sendto/${encodeURIComponent(id)}/track`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Accesscode": xAccesscode,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Lists the requests that the program may read, newest first; without an envelope.
 */
export function listProgramRequestsV2({ accountEmail, signerEmailAddress, signatureStatus, statusOverall, createdBy, signaturesCount, search, pageNumber, pageSize, xTimeZone }: {
    accountEmail?: string;
    signerEmailAddress?: string;
    signatureStatus?: "OPEN" | "WAITING" | "DECLINED" | "WITHDRAWN" | "SIGNED" | "ERROR";
    statusOverall?: "DRAFT" | "OPEN" | "DECLINED" | "WITHDRAWN" | "SIGNED" | "EXPIRED" | "ERROR";
    createdBy?: string;
    signaturesCount?: number;
    search?: string;
    pageNumber?: number;
    pageSize?: number;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/signature-requests${QS.query(QS.explode({
        account_email: accountEmail,
        signer_email_address: signerEmailAddress,
        signature_status: signatureStatus,
        status_overall: statusOverall,
        created_by: createdBy,
        signatures_count: signaturesCount,
        search,
        page_number: pageNumber,
        page_size: pageSize
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Sends a document to be signed: the request is OPEN, and invitations are out.
 */
export function createProgramRequestV2(body: {
    title: string;
    content?: string;
    content_type?: string;
    file_url?: string;
    document_id?: string;
    message?: string;
    legislation?: "ZERTES" | "EIDAS";
    quality?: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
    signatures?: NewSignerInput[];
    callback_success_url?: string;
    callback_update_url?: string;
    callback_error_url?: string;
    custom?: string;
    attach_on_success?: ("SIGNED_DOCUMENT" | "SIGNATURE_PROTOCOL")[];
    read_access?: string[];
    write_access?: string[];
    expires_at?: string;
    reminders?: {
        after_days: number[];
        before_deadline_days: number[];
    };
    cc_email_addresses?: string[];
    creator?: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v2/signature-requests", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Changes a request that nobody has signed: what is given replaces, what is left out stays.
 */
export function updateProgramRequestV2(body: {
    id: string;
    title?: string;
    message?: string;
    legislation?: "ZERTES" | "EIDAS";
    quality?: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
    signatures?: SignerInput[];
    callback_success_url?: string;
    callback_update_url?: string;
    callback_error_url?: string;
    custom?: string;
    attach_on_success?: ("SIGNED_DOCUMENT" | "SIGNATURE_PROTOCOL")[];
    read_access?: string[];
    write_access?: string[];
    expires_at?: string;
    reminders?: {
        after_days: number[];
        before_deadline_days: number[];
    };
    cc_email_addresses?: string[];
    observers?: unknown;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v2/signature-requests", oazapfts.json({
        ...opts,
        method: "PUT",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Reads several requests by their ids: those that the program may read, in that order.
 */
export function findProgramRequestsV2(body: string[], { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v2/signature-requests/bulk", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Deletes a request: an open one is withdrawn first; when the last one with access has left, all its data go.
 */
export function deleteProgramRequestV2(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Reads a request.
 */
export function getProgramRequestV2(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Adds a file that goes with a request without being signed.
 */
export function addProgramAttachmentV2(id: string, body: {
    filename: string;
    content_type?: string;
    content: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}/attachments`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Removes an attachment; its name and hash stay in the evidence.
 */
export function deleteProgramAttachmentV2(id: string, aid: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}/attachments/${encodeURIComponent(aid)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * An attachment as a file.
 */
export function downloadProgramAttachmentV2(id: string, aid: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
    } | {
        status: 403;
    } | {
        status: 404;
    } | {
        status: 429;
    } | {
        status: 500;
    } | {
        status: 503;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}/attachments/${encodeURIComponent(aid)}/content`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Lists the callbacks of a request in the order in which they were caused; empty while there was none.
 */
export function listProgramCallbacksV2(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            signature_request_id: string;
            "type": "SUCCESS" | "UPDATE" | "ERROR" | "INITIATE" | "START_SIGN" | "IDENT_ERROR";
            state: "OPEN" | "COMPLETED" | "RESIGNATED";
            url: string;
            attempts: number;
            messages: string[];
            owner: string;
            created_at: string;
            updated_at: string;
            read_access: string[];
            write_access: string[];
        }[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}/callbacks`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Lists the callbacks of a request, as GET does: one description of the family asks by POST. A body is not read.
 */
export function findProgramCallbacksV2(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            signature_request_id: string;
            "type": "SUCCESS" | "UPDATE" | "ERROR" | "INITIATE" | "START_SIGN" | "IDENT_ERROR";
            state: "OPEN" | "COMPLETED" | "RESIGNATED";
            url: string;
            attempts: number;
            messages: string[];
            owner: string;
            created_at: string;
            updated_at: string;
            read_access: string[];
            write_access: string[];
        }[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}/callbacks`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Takes the deadline of a request away.
 */
export function removeProgramDeadlineV2(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}/expires-at`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Reminds every signer whose turn it is, each once an hour; right after creation, too.
 */
export function remindProgramSignersV2(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}/remind`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Downloads the signature report.
 */
export function getProgramReportV2(id: string, { $type, xTimeZone }: {
    $type?: "PDF" | "JSON" | "HTML";
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
    } | {
        status: 401;
    } | {
        status: 403;
    } | {
        status: 404;
    } | {
        status: 429;
    } | {
        status: 500;
    } | {
        status: 503;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}/report${QS.query(QS.explode({
        "type": $type
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Adds a signer while nobody has signed; an open request invites at once. Answers the whole request.
 */
export function addProgramSignatureV2(id: string, signerInput: SignerInput, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}/signatures`, oazapfts.json({
        ...opts,
        method: "POST",
        body: signerInput,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Removes a signer while nobody has signed; also the last one.
 */
export function removeProgramSignatureV2(id: string, sid: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}/signatures/${encodeURIComponent(sid)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Evidence of how a signer was identified: not handed out.
 */
export function getProgramEvidenceV2(id: string, sid: string, part: "status" | "data" | "files" | "token", { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}/signatures/${encodeURIComponent(sid)}/identification/${encodeURIComponent(part)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Takes an open request back; the message goes to the signers.
 */
export function withdrawProgramRequestV2(id: string, body?: {
    message?: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/signature-requests/${encodeURIComponent(id)}/withdraw`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * How well the holder of a mobile number is known to be who they are.
 */
export function getProgramAssuranceV2(body: {
    mobile_number: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            assurance_level: "qualified" | "advanced" | "none";
            provider?: string;
            serial_number?: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v2/user/assurance", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * What somebody can sign with; without a name, what the program itself can: the seals that it may use.
 */
export function getProgramQualitiesV2({ username, xTimeZone }: {
    username?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Qualities;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/user/signature-qualities${QS.query(QS.explode({
        username
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * The same as user/signature-qualities: one old description has words there and objects here; both answer objects.
 */
export function getProgramQualitiesInDetailV2({ username, xTimeZone }: {
    username?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Qualities;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v2/user/signature-qualities-detail${QS.query(QS.explode({
        username
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Lets a program in by its name and key; the answer is its token, a JWT as plain text.
 */
export function logInProgramV3(body: {
    username: string;
    "api-key": string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v3/access/login", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * The signatures and seals made on the business’s account in a period, newest first.
 */
export function listProgramActivitiesV3(startDate: string, endDate: string, { page, size, sort, xTimeZone }: {
    page?: number;
    size?: number;
    sort?: "asc" | "desc";
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            total_pages: number;
            total_items: number;
            current_page: number;
            size: number;
            activities: {
                id: string;
                action: "SIGNED" | "SEALED";
                timestamp: string;
                signature_request_id?: string | null;
                business_id_paid_by: string;
                cost_center?: string | null;
                initiator: {
                    email?: string | null;
                    first_name?: string | null;
                    last_name?: string | null;
                    "type": "member" | "external" | "api" | "operator" | "server" | "unknown";
                    mobile?: string | null;
                };
                signer: {
                    email?: string | null;
                    first_name?: string | null;
                    last_name?: string | null;
                    "type": "member" | "external" | "api" | "operator" | "server" | "unknown";
                    mobile?: string | null;
                };
                quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
                legislation: "ZERTES" | "EIDAS";
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/activities/signatures${QS.query(QS.explode({
        start_date: startDate,
        end_date: endDate,
        page,
        size,
        sort
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Lists the batches that the program has made, the newest first.
 */
export function listProgramBatches({ pageNumber, pageSize, xTimeZone }: {
    pageNumber?: number;
    pageSize?: number;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Batch[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/batches${QS.query(QS.explode({
        page_number: pageNumber,
        page_size: pageSize
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * A batch that the program has made, and how many of its rows are in each state.
 */
export function getProgramBatch(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Batch;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/batches/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Reminds everybody whose turn it is in the open requests of a batch.
 */
export function remindProgramBatch(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Batch;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/batches/${encodeURIComponent(id)}/remind`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * What has become of each row of a batch, as CSV.
 */
export function exportProgramBatch(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
    } | {
        status: 403;
    } | {
        status: 404;
    } | {
        status: 429;
    } | {
        status: 500;
    } | {
        status: 503;
    }>(`/v3/batches/${encodeURIComponent(id)}/results`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Sends the rows of a batch once more that have failed, and no others.
 */
export function retryProgramBatch(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Batch;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/batches/${encodeURIComponent(id)}/retry`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * The rows of a batch in the order of the table, with where each of them stands.
 */
export function listProgramBatchRows(id: string, { state, pageNumber, pageSize, xTimeZone }: {
    state?: "WAITING" | "FAILED" | "SKIPPED" | "CANCELLED" | "OPEN" | "DECLINED" | "WITHDRAWN" | "SIGNED" | "EXPIRED" | "ERROR";
    pageNumber?: number;
    pageSize?: number;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: BatchRow[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/batches/${encodeURIComponent(id)}/rows${QS.query(QS.explode({
        state,
        page_number: pageNumber,
        page_size: pageSize
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Withdraws all open requests of a batch; rows that wait or have failed are not sent any more.
 */
export function withdrawProgramBatch(id: string, body?: {
    message?: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Batch;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/batches/${encodeURIComponent(id)}/withdraw`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * The signed documents of a batch in one archive, a folder for each request that everybody has signed.
 */
export function downloadProgramBatch(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
    } | {
        status: 401;
    } | {
        status: 403;
    } | {
        status: 404;
    } | {
        status: 429;
    } | {
        status: 500;
    } | {
        status: 503;
    }>(`/v3/batches/${encodeURIComponent(id)}/zip`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * The program’s own documents and those in which it is named, newest first.
 */
export function listProgramDocumentsV3({ xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Document[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v3/documents", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Keeps a PDF for requests that are made later.
 */
export function createProgramDocumentV3(documentInput: DocumentInput, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Document;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v3/documents", oazapfts.json({
        ...opts,
        method: "POST",
        body: documentInput,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Deletes a document of the program’s own.
 */
export function deleteProgramDocumentV3(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/documents/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * A document, or one version of a document of a request.
 */
export function getProgramDocumentV3(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Document;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/documents/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * A document’s file.
 */
export function downloadProgramDocumentV3(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
    } | {
        status: 403;
    } | {
        status: 404;
    } | {
        status: 406;
    } | {
        status: 429;
    } | {
        status: 500;
    } | {
        status: 503;
    }>(`/v3/documents/${encodeURIComponent(id)}/content`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * A page as a picture.
 */
export function getProgramPageV3(id: string, n: number, { scale, xTimeZone }: {
    scale?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    } | {
        status: 202;
    } | {
        status: 400;
    } | {
        status: 401;
    } | {
        status: 403;
    } | {
        status: 404;
    } | {
        status: 422;
    } | {
        status: 429;
    } | {
        status: 500;
    } | {
        status: 503;
    }>(`/v3/documents/${encodeURIComponent(id)}/pages/${encodeURIComponent(n)}${QS.query(QS.explode({
        scale
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * What has happened to all requests of the business, in one order, so that a receiver recovers what it slept through.
 */
export function listProgramEvents({ after, limit, xTimeZone }: {
    after?: number;
    limit?: number;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            events: {
                position: number;
                id: string;
                "type": "request.sent" | "request.changed" | "signature.signed" | "request.signed" | "request.declined" | "request.withdrawn" | "request.expired" | "request.failed";
                signature_request_id: string;
                document_id?: string;
                signature_id?: string;
                status_overall: "DRAFT" | "OPEN" | "DECLINED" | "WITHDRAWN" | "SIGNED" | "EXPIRED" | "ERROR";
                occurred_at: string;
            }[];
            next: number;
            has_more: boolean;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/events${QS.query(QS.explode({
        after,
        limit
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Whether calls can be served: UP, or 503 with DOWN.
 */
export function getMachineHealthV3({ xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            status: "UP" | "DOWN";
            groups: ("liveness" | "readiness")[];
        };
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: {
            status: "UP" | "DOWN";
            groups: ("liveness" | "readiness")[];
        } | Problem;
    }>("/v3/management/health", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Seals a document with the business’s certificate; the answer comes when the file has its final level.
 */
export function sealDocumentV3(body: {
    content?: string;
    content_type?: string;
    document_id?: string;
    account_name?: string;
    title?: string;
    visual_signature?: SealMarkInput | null;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            document_id: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v3/seal", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Hands a PDF over to whoever claims it at the address with the access code; asks for no token.
 */
export function createOpenSendToV3(body: {
    title?: string;
    content: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            url: string;
            access_code: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v3/sendto", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Takes back what was handed over: what it became, request and document, goes too.
 */
export function deleteOpenSendToV3(id: string, xAccesscode: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/sendto/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Accesscode": xAccesscode,
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * The PDF that was handed over, as it stands now.
 */
export function downloadOpenSendToV3(id: string, xAccesscode: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
    } | {
        status: 404;
    } | {
        status: 429;
    } | {
        status: 500;
    } | {
        status: 503;
    }>(`/v3/sendto/${encodeURIComponent(id)}/download`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Accesscode": xAccesscode,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * How a document that was handed over stands.
 */
export function trackOpenSendToV3(id: string, xAccesscode: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            status: "UNCLAIMED" | "EXPIRED" | "CLAIMED" | "SIGNING" | "SIGNED" | "WITHDRAWN" | "DECLINED";
            creator?: string;
            signers?: {
                name: string;
                status_code: "OPEN" | "WAITING" | "DECLINED" | "WITHDRAWN" | "SIGNED" | "ERROR";
            }[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/sendto/${encodeURIComponent(id)}/track`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Accesscode": xAccesscode,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Lists the requests that the program may read, newest first; without an envelope.
 */
export function listProgramRequestsV3({ accountEmail, signerEmailAddress, signatureStatus, statusOverall, createdBy, signaturesCount, search, pageNumber, pageSize, xTimeZone }: {
    accountEmail?: string;
    signerEmailAddress?: string;
    signatureStatus?: "OPEN" | "WAITING" | "DECLINED" | "WITHDRAWN" | "SIGNED" | "ERROR";
    statusOverall?: "DRAFT" | "OPEN" | "DECLINED" | "WITHDRAWN" | "SIGNED" | "EXPIRED" | "ERROR";
    createdBy?: string;
    signaturesCount?: number;
    search?: string;
    pageNumber?: number;
    pageSize?: number;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests${QS.query(QS.explode({
        account_email: accountEmail,
        signer_email_address: signerEmailAddress,
        signature_status: signatureStatus,
        status_overall: statusOverall,
        created_by: createdBy,
        signatures_count: signaturesCount,
        search,
        page_number: pageNumber,
        page_size: pageSize
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Makes a draft of several documents; nobody hears of it before it is initiated.
 */
export function createProgramDraft(body: {
    title: string;
    documents?: {
        id: string;
    }[];
    observers?: ObserverInput[];
    message?: string;
    legislation?: "ZERTES" | "EIDAS";
    quality?: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
    signatures?: NewSignerInput[];
    callback_success_url?: string;
    callback_update_url?: string;
    callback_error_url?: string;
    custom?: string;
    attach_on_success?: ("SIGNED_DOCUMENT" | "SIGNATURE_PROTOCOL")[];
    read_access?: string[];
    write_access?: string[];
    expires_at?: string;
    reminders?: {
        after_days: number[];
        before_deadline_days: number[];
    };
    creator?: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v3/signature-requests", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Changes a request that nobody has signed: what is given replaces, what is left out stays.
 */
export function updateProgramRequestV3(body: {
    id: string;
    title?: string;
    message?: string;
    legislation?: "ZERTES" | "EIDAS";
    quality?: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
    signatures?: SignerInput[];
    callback_success_url?: string;
    callback_update_url?: string;
    callback_error_url?: string;
    custom?: string;
    attach_on_success?: ("SIGNED_DOCUMENT" | "SIGNATURE_PROTOCOL")[];
    read_access?: string[];
    write_access?: string[];
    expires_at?: string;
    reminders?: {
        after_days: number[];
        before_deadline_days: number[];
    };
    cc_email_addresses?: string[];
    observers?: unknown;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v3/signature-requests", oazapfts.json({
        ...opts,
        method: "PUT",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Reads several requests by their ids: those that the program may read, in that order.
 */
export function findProgramRequestsV3(body: string[], { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v3/signature-requests/bulk", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Deletes a request: an open one is withdrawn first; when the last one with access has left, all its data go.
 */
export function deleteProgramRequestV3(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Reads a request.
 */
export function getProgramRequestV3(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Adds a file that goes with a request without being signed.
 */
export function addProgramAttachmentV3(id: string, body: {
    filename: string;
    content_type?: string;
    content: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/attachments`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Removes an attachment; its name and hash stay in the evidence.
 */
export function deleteProgramAttachmentV3(id: string, aid: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/attachments/${encodeURIComponent(aid)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * An attachment as a file.
 */
export function downloadProgramAttachmentV3(id: string, aid: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
    } | {
        status: 403;
    } | {
        status: 404;
    } | {
        status: 429;
    } | {
        status: 500;
    } | {
        status: 503;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/attachments/${encodeURIComponent(aid)}/content`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Lists the callbacks of a request in the order in which they were caused; empty while there was none.
 */
export function listProgramCallbacksV3(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            signature_request_id: string;
            "type": "SUCCESS" | "UPDATE" | "ERROR" | "INITIATE" | "START_SIGN" | "IDENT_ERROR";
            state: "OPEN" | "COMPLETED" | "RESIGNATED";
            url: string;
            attempts: number;
            messages: string[];
            owner: string;
            created_at: string;
            updated_at: string;
            read_access: string[];
            write_access: string[];
        }[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/callbacks`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Lists the callbacks of a request, as GET does: one description of the family asks by POST. A body is not read.
 */
export function findProgramCallbacksV3(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            signature_request_id: string;
            "type": "SUCCESS" | "UPDATE" | "ERROR" | "INITIATE" | "START_SIGN" | "IDENT_ERROR";
            state: "OPEN" | "COMPLETED" | "RESIGNATED";
            url: string;
            attempts: number;
            messages: string[];
            owner: string;
            created_at: string;
            updated_at: string;
            read_access: string[];
            write_access: string[];
        }[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/callbacks`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Adds a document to a draft: a PDF in base64, or one that was uploaded before.
 */
export function addProgramRequestDocument(id: string, body: {
    content?: string;
    title?: string;
    document_id?: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/documents`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Removes a document of a draft; not the last one.
 */
export function removeProgramRequestDocument(id: string, docId: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/documents/${encodeURIComponent(docId)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Takes the deadline of a request away.
 */
export function removeProgramDeadlineV3(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/expires-at`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Sends a draft: it is OPEN, and invitations are out.
 */
export function initiateProgramRequest(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/initiate`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Lists the observers of a request.
 */
export function listProgramObservers(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Observer[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/observers`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Adds an observer; of an open request the observer learns at once.
 */
export function addProgramObserver(id: string, observerInput: ObserverInput, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Observer;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/observers`, oazapfts.json({
        ...opts,
        method: "POST",
        body: observerInput,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Removes an observer.
 */
export function removeProgramObserver(id: string, oid: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/observers/${encodeURIComponent(oid)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Reads an observer.
 */
export function getProgramObserver(id: string, oid: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Observer;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/observers/${encodeURIComponent(oid)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Reminds every signer whose turn it is, each once an hour; right after creation, too.
 */
export function remindProgramSignersV3(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/remind`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Downloads the signature report.
 */
export function getProgramReportV3(id: string, { $type, xTimeZone }: {
    $type?: "PDF" | "JSON" | "HTML";
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchBlob<{
        status: 200;
        data: Blob;
    } | {
        status: 400;
    } | {
        status: 401;
    } | {
        status: 403;
    } | {
        status: 404;
    } | {
        status: 429;
    } | {
        status: 500;
    } | {
        status: 503;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/report${QS.query(QS.explode({
        "type": $type
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Adds a signer while nobody has signed; an open request invites at once. Answers the whole request.
 */
export function addProgramSignatureV3(id: string, signerInput: SignerInput, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/signatures`, oazapfts.json({
        ...opts,
        method: "POST",
        body: signerInput,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Removes a signer while nobody has signed; also the last one.
 */
export function removeProgramSignatureV3(id: string, sid: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/signatures/${encodeURIComponent(sid)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Makes an address that shows a signer without account the signing page in a frame of a site of yours.
 */
export function createEmbedAddress(id: string, sid: string, body: {
    origin: string;
    language?: ("en" | "de" | "fr" | "it") | null;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            url: string;
            expires_at: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/signatures/${encodeURIComponent(sid)}/embed-address`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Evidence of how a signer was identified: not handed out.
 */
export function getProgramEvidenceV3(id: string, sid: string, part: "status" | "data" | "files" | "token", { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/signatures/${encodeURIComponent(sid)}/identification/${encodeURIComponent(part)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Takes an open request back; the message goes to the signers.
 */
export function withdrawProgramRequestV3(id: string, body?: {
    message?: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 423;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/signature-requests/${encodeURIComponent(id)}/withdraw`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Lists the templates that the business shares with everybody, the newest change first.
 */
export function listProgramTemplates({ search, pageNumber, pageSize, xTimeZone }: {
    search?: string;
    pageNumber?: number;
    pageSize?: number;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            name: string;
            version: number;
            is_ready: boolean;
            quality: "SES" | "AES" | "AES_MINIMAL" | "QES" | "DEMO" | "PART11";
            legislation: "ZERTES" | "EIDAS";
            texts: {
                language: "en" | "de" | "fr" | "it";
                title: string;
                message: string;
            }[];
            roles: {
                id: string;
                kind: "SIGNER" | "OBSERVER";
                name: string;
                sequence: number;
                quorum?: {
                    name: string;
                    needed: number;
                };
                signer_group_id?: string;
                told?: "INVITATION_AND_END" | "INVITATION" | "EACH_STEP" | "END";
            }[];
            fields: {
                id: string;
                kind: "text" | "longtext" | "number" | "date" | "checkbox" | "choice" | "initials" | "attachment";
                label: string;
                required: boolean;
                rules: {
                    max_length?: number;
                    pattern?: "email" | "phone" | "iban" | "digits";
                    min?: string;
                    max?: string;
                    choices?: string[];
                };
                default_value: string;
                role_id: string;
                document_id: string;
            }[];
            updated_at: string;
        }[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/templates${QS.query(QS.explode({
        search,
        page_number: pageNumber,
        page_size: pageSize
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * A template that the business shares, with its roles, documents, texts and fields.
 */
export function getProgramTemplate(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Template;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/templates/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Sends a template to many: makes and sends one request of each row of a table.
 */
export function createProgramBatch(id: string, body: {
    columns: BatchColumnInput[];
    rows: (string | number | boolean)[][];
    name?: string;
    version?: number;
    is_repeated?: boolean;
    custom?: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Batch;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/templates/${encodeURIComponent(id)}/batches`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Makes a draft of a template, with people in its roles and values in its fields; nobody hears of it before it is initiated.
 */
export function useProgramTemplate(id: string, body: {
    people: {
        role: string;
        email: string;
        first_name?: string;
        last_name?: string;
        mobile_number?: string;
        language?: "en" | "de" | "fr" | "it";
        notify?: boolean;
    }[];
    language?: "en" | "de" | "fr" | "it";
    values?: {
        [key: string]: string;
    };
    title?: string;
    message?: string;
    expires_at?: string;
    custom?: string;
    read_access?: string[];
    write_access?: string[];
    callback_success_url?: string;
    callback_update_url?: string;
    callback_error_url?: string;
    creator?: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: SignatureRequest;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/templates/${encodeURIComponent(id)}/signature-requests`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * How well the holder of a mobile number is known to be who they are.
 */
export function getProgramAssuranceV3(body: {
    mobile_number: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            assurance_level: "qualified" | "advanced" | "none";
            provider?: string;
            serial_number?: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/v3/user/assurance", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * What somebody can sign with; without a name, what the program itself can: the seals that it may use.
 */
export function getProgramQualitiesV3({ username, xTimeZone }: {
    username?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Qualities;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/user/signature-qualities${QS.query(QS.explode({
        username
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * The same as user/signature-qualities: one old description has words there and objects here; both answer objects.
 */
export function getProgramQualitiesInDetailV3({ username, xTimeZone }: {
    username?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Qualities;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/v3/user/signature-qualities-detail${QS.query(QS.explode({
        username
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Lets a program into the validation service; the token is the one of the machine API, in JSON.
 */
export function logInValidator(body: {
    username: string;
    apikey: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            accesstoken: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/validation/v1/access/login", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * What kind of file it is, and which levels its signatures have.
 */
export function getValidationFormat(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ValidationFormat;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/validation/v1/infos/${encodeURIComponent(id)}/format`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Who signed, with what.
 */
export function listValidationSigners(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ValidationSigners;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/validation/v1/infos/${encodeURIComponent(id)}/signers`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * How each signature stands, and why.
 */
export function getValidationInfos(id: string, { xTimeZone }: {
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: ValidationInfos;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/validation/v1/infos/${encodeURIComponent(id)}/validation`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Time-Zone": xTimeZone
        })
    });
}
/**
 * Judges a certificate by itself: its path, its status, and what may be signed with it now.
 */
export function validateCertificate(body: {
    content: string;
}, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            valid: boolean;
            quality: string;
            legislation: string;
            indication: "TOTAL_PASSED" | "INDETERMINATE" | "TOTAL_FAILED";
            subIndication?: ("FORMAT_FAILURE" | "HASH_FAILURE" | "SIG_CRYPTO_FAILURE" | "REVOKED" | "EXPIRED" | "NOT_YET_VALID" | "SIG_CONSTRAINTS_FAILURE" | "CHAIN_CONSTRAINTS_FAILURE" | "CERTIFICATE_CHAIN_GENERAL_FAILURE" | "CRYPTO_CONSTRAINTS_FAILURE" | "CRYPTO_CONSTRAINTS_FAILURE_NO_POE" | "NO_SIGNING_CERTIFICATE_FOUND" | "NO_CERTIFICATE_CHAIN_FOUND" | "REVOKED_NO_POE" | "REVOKED_CA_NO_POE" | "OUT_OF_BOUNDS_NO_POE" | "OUT_OF_BOUNDS_NOT_REVOKED" | "TIMESTAMP_ORDER_FAILURE" | "NO_POE" | "TRY_LATER" | "SIGNED_DATA_NOT_FOUND") | null;
            certificate: {
                subject: string;
                issuer: string;
                serialNumber: string;
                validFrom: string;
                validTo: string;
                sha256: string;
            };
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>("/validation/v1/validate/certificate", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Judges the signatures of a PDF, by the same verifier as everywhere.
 */
export function validateDocument(body: {
    content?: string;
    url?: string;
}, { quality, legislation, longTermValidation, rejectVisualDifferences, rejectUndefinedChanges, infos, idempotencyKey, xTimeZone }: {
    quality?: "SES" | "AES" | "QES" | "DEMO";
    legislation?: "WORLD" | "CH" | "EU" | "CH_EU";
    longTermValidation?: string;
    rejectVisualDifferences?: string;
    rejectUndefinedChanges?: string;
    infos?: string;
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            id: string;
            valid: boolean;
            signatures: number;
            validSignatures: number;
            quality: string;
            legislation: string;
            longTermValidation: boolean;
            visualDifferences: boolean;
            undefinedChanges: boolean;
            validation?: ValidationInfos;
            format?: ValidationFormat;
            signer?: ValidationSigners;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/validation/v1/validate/document${QS.query(QS.explode({
        quality,
        legislation,
        longTermValidation,
        rejectVisualDifferences,
        rejectUndefinedChanges,
        infos
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Judges one signature of a PDF: the newest, or the one that the query names.
 */
export function validateSignature(body: {
    content?: string;
    url?: string;
}, { quality, legislation, longTermValidation, rejectVisualDifferences, rejectUndefinedChanges, infos, signature, idempotencyKey, xTimeZone }: {
    quality?: "SES" | "AES" | "QES" | "DEMO";
    legislation?: "WORLD" | "CH" | "EU" | "CH_EU";
    longTermValidation?: string;
    rejectVisualDifferences?: string;
    rejectUndefinedChanges?: string;
    infos?: string;
    signature?: number;
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            valid: boolean;
            signer?: string;
            time?: string | null;
            quality?: string;
            legislation?: string;
            longTermValidation?: boolean;
            visualDifferences?: boolean;
            undefinedChanges?: boolean;
            certificate?: {
                subject: string;
                issuer: string;
                serialNumber: string;
            } | null;
            id: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/validation/v1/validate/signature${QS.query(QS.explode({
        quality,
        legislation,
        longTermValidation,
        rejectVisualDifferences,
        rejectUndefinedChanges,
        infos,
        signature
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    }));
}
/**
 * Forgets a result before its ten minutes are over.
 */
export function deleteValidation(id: string, { idempotencyKey, xTimeZone }: {
    idempotencyKey?: string;
    xTimeZone?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    }>(`/validation/v1/validate/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey,
            "X-Time-Zone": xTimeZone
        })
    });
}
